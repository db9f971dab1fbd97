import alexBrush from '@fontsource/alex-brush/files/alex-brush-latin-400-normal.woff2?url';
import alexBrushMore from '@fontsource/alex-brush/files/alex-brush-latin-ext-400-normal.woff2?url';
import allura from '@fontsource/allura/files/allura-latin-400-normal.woff2?url';
import alluraMore from '@fontsource/allura/files/allura-latin-ext-400-normal.woff2?url';
import dancingScript from '@fontsource/dancing-script/files/dancing-script-latin-400-normal.woff2?url';
import dancingScriptMore from '@fontsource/dancing-script/files/dancing-script-latin-ext-400-normal.woff2?url';
import greatVibes from '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2?url';
import greatVibesMore from '@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff2?url';
import sacramento from '@fontsource/sacramento/files/sacramento-latin-400-normal.woff2?url';
import sacramentoMore from '@fontsource/sacramento/files/sacramento-latin-ext-400-normal.woff2?url';
import satisfy from '@fontsource/satisfy/files/satisfy-latin-400-normal.woff2?url';

/**
 * Maps the names of handwriting fonts to their font files: one for Western European letters, one for extended Latin.
 */
const fontFiles = {
  Allura: [allura, alluraMore],
  'Alex Brush': [alexBrush, alexBrushMore],
  'Dancing Script': [dancingScript, dancingScriptMore],
  'Great Vibes': [greatVibes, greatVibesMore],
  Sacramento: [sacramento, sacramentoMore],
  Satisfy: [satisfy],
} as const;

export type SignatureFont = keyof typeof fontFiles;

export const signatureFonts = Object.keys(fontFiles) as readonly SignatureFont[];

const UNICODE_RANGES = [
  'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC',
  'U+0100-02BA, U+1E00-1EFF',
];

/** Loads the font files that a text needs. If they are unavailable offline, the browser uses its default font. */
export async function loadSignatureFont(font: SignatureFont, text: string): Promise<void> {
  if (![...document.fonts].some(({ family }) => family.replaceAll('"', '') === font)) {
    fontFiles[font].forEach((url, at) => {
      document.fonts.add(new FontFace(font, `url("${url}") format("woff2")`, { unicodeRange: UNICODE_RANGES[at]! }));
    });
  }
  await document.fonts.load(`96px "${font}"`, text).catch(() => undefined);
}
