import openLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** Decodes the primary image of a HEIC file and applies its orientation. @returns `undefined` if it can't be decoded */
export async function decodeHeic(bytes: Uint8Array): Promise<ImageData | undefined> {
  const { HeifDecoder } = openLibheif();
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return undefined;
  const pixels = new ImageData(image.get_width(), image.get_height());
  return new Promise((resolve) => image.display(pixels, (shown) => resolve(shown ? pixels : undefined)));
}
