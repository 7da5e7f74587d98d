// Written by Scripts/sources.sh.
#include "CStillsSources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char sources[] = {
#if __has_embed("../../C/CStillsPixels/angles.c")
#embed "../../C/CStillsPixels/angles.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/blur.c")
#embed "../../C/CStillsPixels/blur.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/compare.c")
#embed "../../C/CStillsPixels/compare.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/coverage.c")
#embed "../../C/CStillsPixels/coverage.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/effects.c")
#embed "../../C/CStillsPixels/effects.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/fill.c")
#embed "../../C/CStillsPixels/fill.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/gradient.c")
#embed "../../C/CStillsPixels/gradient.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/include/CStillsPixels.h")
#embed "../../C/CStillsPixels/include/CStillsPixels.h" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/mask.c")
#embed "../../C/CStillsPixels/mask.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/outline.c")
#embed "../../C/CStillsPixels/outline.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/project.c")
#embed "../../C/CStillsPixels/project.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/resample.c")
#embed "../../C/CStillsPixels/resample.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/rows.c")
#embed "../../C/CStillsPixels/rows.c" suffix(, )
#endif
#if __has_embed("../../C/CStillsPixels/words.c")
#embed "../../C/CStillsPixels/words.c" suffix(, )
#endif
#if __has_embed("../../StillsCairo/AngularGradient.swift")
#embed "../../StillsCairo/AngularGradient.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/BlurPlane+Pixels.swift")
#embed "../../StillsCairo/BlurPlane+Pixels.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CairoContext.swift")
#embed "../../StillsCairo/CairoContext.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CairoError.swift")
#embed "../../StillsCairo/CairoError.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CairoPattern.swift")
#embed "../../StillsCairo/CairoPattern.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CairoRenderer+Fingerprint.swift")
#embed "../../StillsCairo/CairoRenderer+Fingerprint.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CairoRenderer+PDF.swift")
#embed "../../StillsCairo/CairoRenderer+PDF.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CairoRenderer.swift")
#embed "../../StillsCairo/CairoRenderer.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CairoSurface.swift")
#embed "../../StillsCairo/CairoSurface.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CoarseBlur.swift")
#embed "../../StillsCairo/CoarseBlur.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/ColorRamp.swift")
#embed "../../StillsCairo/ColorRamp.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CoverageCache.swift")
#embed "../../StillsCairo/CoverageCache.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CoverageMask.swift")
#embed "../../StillsCairo/CoverageMask.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/CoverageSums.swift")
#embed "../../StillsCairo/CoverageSums.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/FlatGlyph.swift")
#embed "../../StillsCairo/FlatGlyph.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/GaussianBlur.swift")
#embed "../../StillsCairo/GaussianBlur.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/GlyphShapes.swift")
#embed "../../StillsCairo/GlyphShapes.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/ImageResampler.swift")
#embed "../../StillsCairo/ImageResampler.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/LinearGradient.swift")
#embed "../../StillsCairo/LinearGradient.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PDFFont.swift")
#embed "../../StillsCairo/PDFFont.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PDFPlayer.swift")
#embed "../../StillsCairo/PDFPlayer.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/Path+Interior.swift")
#embed "../../StillsCairo/Path+Interior.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PictureBlend.swift")
#embed "../../StillsCairo/PictureBlend.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PictureCache.swift")
#embed "../../StillsCairo/PictureCache.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PictureEffect.swift")
#embed "../../StillsCairo/PictureEffect.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelBuffer+Ink.swift")
#embed "../../StillsCairo/PixelBuffer+Ink.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelLayer+Coverage.swift")
#embed "../../StillsCairo/PixelLayer+Coverage.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelLayer.swift")
#embed "../../StillsCairo/PixelLayer.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelPlayer+Glyphs.swift")
#embed "../../StillsCairo/PixelPlayer+Glyphs.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelPlayer+Groups.swift")
#embed "../../StillsCairo/PixelPlayer+Groups.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelPlayer+Images.swift")
#embed "../../StillsCairo/PixelPlayer+Images.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelPlayer+Perspective.swift")
#embed "../../StillsCairo/PixelPlayer+Perspective.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelPlayer+Rectangles.swift")
#embed "../../StillsCairo/PixelPlayer+Rectangles.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelPlayer+Shapes.swift")
#embed "../../StillsCairo/PixelPlayer+Shapes.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/PixelPlayer.swift")
#embed "../../StillsCairo/PixelPlayer.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/ShapeCoverage.swift")
#embed "../../StillsCairo/ShapeCoverage.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/ShapeStencil.swift")
#embed "../../StillsCairo/ShapeStencil.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/Vectors/DynamicLibrary.swift")
#embed "../../StillsCairo/Vectors/DynamicLibrary.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/Vectors/PDFFile.swift")
#embed "../../StillsCairo/Vectors/PDFFile.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/Vectors/SVGFile.swift")
#embed "../../StillsCairo/Vectors/SVGFile.swift" suffix(, )
#endif
#if __has_embed("../../StillsCairo/Vectors/VectorPicture.swift")
#embed "../../StillsCairo/Vectors/VectorPicture.swift" suffix(, )
#endif
#if __has_embed("../../StillsDisplay/DisplayBounds.swift")
#embed "../../StillsDisplay/DisplayBounds.swift" suffix(, )
#endif
#if __has_embed("../../StillsDisplay/DisplayList+Cover.swift")
#embed "../../StillsDisplay/DisplayList+Cover.swift" suffix(, )
#endif
#if __has_embed("../../StillsDisplay/DisplayList+JSON.swift")
#embed "../../StillsDisplay/DisplayList+JSON.swift" suffix(, )
#endif
#if __has_embed("../../StillsDisplay/DisplayList+Text.swift")
#embed "../../StillsDisplay/DisplayList+Text.swift" suffix(, )
#endif
#if __has_embed("../../StillsDisplay/DisplayList.swift")
#embed "../../StillsDisplay/DisplayList.swift" suffix(, )
#endif
#if __has_embed("../../StillsDisplay/GlyphRun.swift")
#embed "../../StillsDisplay/GlyphRun.swift" suffix(, )
#endif
#if __has_embed("../../StillsDisplay/ImagePlacement.swift")
#embed "../../StillsDisplay/ImagePlacement.swift" suffix(, )
#endif
#if __has_embed("../../StillsDisplay/JSONText.swift")
#embed "../../StillsDisplay/JSONText.swift" suffix(, )
#endif
#if __has_embed("../../StillsDisplay/ResolvedColor.swift")
#embed "../../StillsDisplay/ResolvedColor.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/AffineTransform.swift")
#embed "../../StillsGeometry/AffineTransform.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Angle.swift")
#embed "../../StillsGeometry/Angle.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Animatable.swift")
#embed "../../StillsGeometry/Animatable.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/CGPoint+Vector.swift")
#embed "../../StillsGeometry/CGPoint+Vector.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/CGRect+Holding.swift")
#embed "../../StillsGeometry/CGRect+Holding.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/CGRect+Thousandths.swift")
#embed "../../StillsGeometry/CGRect+Thousandths.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/CubicCurve.swift")
#embed "../../StillsGeometry/CubicCurve.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Edges.swift")
#embed "../../StillsGeometry/Edges.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/JSONString.swift")
#embed "../../StillsGeometry/JSONString.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/NumberText.swift")
#embed "../../StillsGeometry/NumberText.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Arcs.swift")
#embed "../../StillsGeometry/Path+Arcs.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Booleans.swift")
#embed "../../StillsGeometry/Path+Booleans.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Flattening.swift")
#embed "../../StillsGeometry/Path+Flattening.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Measuring.swift")
#embed "../../StillsGeometry/Path+Measuring.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Overlaps.swift")
#embed "../../StillsGeometry/Path+Overlaps.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+SVG.swift")
#embed "../../StillsGeometry/Path+SVG.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Shapes.swift")
#embed "../../StillsGeometry/Path+Shapes.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Stroking.swift")
#embed "../../StillsGeometry/Path+Stroking.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Text.swift")
#embed "../../StillsGeometry/Path+Text.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Thinning.swift")
#embed "../../StillsGeometry/Path+Thinning.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path+Trimming.swift")
#embed "../../StillsGeometry/Path+Trimming.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Path.swift")
#embed "../../StillsGeometry/Path.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Perspective.swift")
#embed "../../StillsGeometry/Perspective.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/PixelGrid.swift")
#embed "../../StillsGeometry/PixelGrid.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/RoundedCorners.swift")
#embed "../../StillsGeometry/RoundedCorners.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/StrokeRibbon.swift")
#embed "../../StillsGeometry/StrokeRibbon.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/StrokeStyle.swift")
#embed "../../StillsGeometry/StrokeStyle.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Trigonometry+Exponential.swift")
#embed "../../StillsGeometry/Trigonometry+Exponential.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/Trigonometry.swift")
#embed "../../StillsGeometry/Trigonometry.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/UnitPoint.swift")
#embed "../../StillsGeometry/UnitPoint.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/VectorArithmetic.swift")
#embed "../../StillsGeometry/VectorArithmetic.swift" suffix(, )
#endif
#if __has_embed("../../StillsGeometry/XMLText.swift")
#embed "../../StillsGeometry/XMLText.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/AnimatedPNG.swift")
#embed "../../StillsImaging/AnimatedPNG.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/BitOutput.swift")
#embed "../../StillsImaging/BitOutput.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/ByteDigest.swift")
#embed "../../StillsImaging/ByteDigest.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/DeflateTokenWriter.swift")
#embed "../../StillsImaging/DeflateTokenWriter.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/HuffmanCode.swift")
#embed "../../StillsImaging/HuffmanCode.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/ImageFile+Size.swift")
#embed "../../StillsImaging/ImageFile+Size.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/ImageFile.swift")
#embed "../../StillsImaging/ImageFile.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/ImagingError.swift")
#embed "../../StillsImaging/ImagingError.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/JPEGCodec.swift")
#embed "../../StillsImaging/JPEGCodec.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PNGChunks.swift")
#embed "../../StillsImaging/PNGChunks.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PNGDecoder.swift")
#embed "../../StillsImaging/PNGDecoder.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PNGEncoder.swift")
#embed "../../StillsImaging/PNGEncoder.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PNGScanlines.swift")
#embed "../../StillsImaging/PNGScanlines.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PixelBuffer.swift")
#embed "../../StillsImaging/PixelBuffer.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PixelComparison.swift")
#embed "../../StillsImaging/PixelComparison.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PixelDeflater.swift")
#embed "../../StillsImaging/PixelDeflater.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PixelDifference.swift")
#embed "../../StillsImaging/PixelDifference.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PixelMemory.swift")
#embed "../../StillsImaging/PixelMemory.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/PixelStrip.swift")
#embed "../../StillsImaging/PixelStrip.swift" suffix(, )
#endif
#if __has_embed("../../StillsImaging/Zlib.swift")
#embed "../../StillsImaging/Zlib.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/AdvanceCorrection.swift")
#embed "../../StillsText/AdvanceCorrection.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/ColorGlyphs.swift")
#embed "../../StillsText/ColorGlyphs.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/ColorPainter.swift")
#embed "../../StillsText/ColorPainter.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/EditDistance.swift")
#embed "../../StillsText/EditDistance.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FaceInstance.swift")
#embed "../../StillsText/FaceInstance.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/Fallbacks.swift")
#embed "../../StillsText/Fallbacks.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FontBlob.swift")
#embed "../../StillsText/FontBlob.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FontCatalogue.swift")
#embed "../../StillsText/FontCatalogue.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FontError.swift")
#embed "../../StillsText/FontError.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FontFace.swift")
#embed "../../StillsText/FontFace.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FontFolders.swift")
#embed "../../StillsText/FontFolders.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FontNames.swift")
#embed "../../StillsText/FontNames.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FontReport+Warnings.swift")
#embed "../../StillsText/FontReport+Warnings.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FontReport.swift")
#embed "../../StillsText/FontReport.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/FontTable.swift")
#embed "../../StillsText/FontTable.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/HarfBuzzEngine+Bidi.swift")
#embed "../../StillsText/HarfBuzzEngine+Bidi.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/HarfBuzzEngine+Breaking.swift")
#embed "../../StillsText/HarfBuzzEngine+Breaking.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/HarfBuzzEngine+Fingerprint.swift")
#embed "../../StillsText/HarfBuzzEngine+Fingerprint.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/HarfBuzzEngine+Shaping.swift")
#embed "../../StillsText/HarfBuzzEngine+Shaping.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/HarfBuzzEngine+Thai.swift")
#embed "../../StillsText/HarfBuzzEngine+Thai.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/HarfBuzzEngine.swift")
#embed "../../StillsText/HarfBuzzEngine.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/OutlinePen.swift")
#embed "../../StillsText/OutlinePen.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/ResolvedFont.swift")
#embed "../../StillsText/ResolvedFont.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/ShapingBuffer.swift")
#embed "../../StillsText/ShapingBuffer.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/SmallCaps.swift")
#embed "../../StillsText/SmallCaps.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/SystemCalibration.swift")
#embed "../../StillsText/SystemCalibration.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/SystemFaces.swift")
#embed "../../StillsText/SystemFaces.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/SystemMetrics.swift")
#embed "../../StillsText/SystemMetrics.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/TextItem.swift")
#embed "../../StillsText/TextItem.swift" suffix(, )
#endif
#if __has_embed("../../StillsText/UTF8Decoding.swift")
#embed "../../StillsText/UTF8Decoding.swift" suffix(, )
#endif
    0};

const void *stills_sources(void) { return sources; }
size_t stills_sources_count(void) { return sizeof sources; }
