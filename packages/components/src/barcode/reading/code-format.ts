/** Maps the formats that can be scanned, by their names in the Shape Detection API, to display names. */
export const codeFormatNames = {
  qr_code: 'QR code',
  ean_8: 'EAN-8',
  ean_13: 'EAN-13',
  upc_a: 'UPC-A',
  code_39: 'Code 39',
  code_128: 'Code 128',
  itf: 'ITF',
  data_matrix: 'Data Matrix',
  pdf417: 'PDF417',
} as const;

export type CodeFormat = keyof typeof codeFormatNames;

/** Decoded code: its text and format. */
export interface DecodedCode {
  readonly value: string;
  readonly format: string;
}

/** Function that finds a barcode in an image. Resolves to `undefined` if no barcode can be decoded. */
export type DecodeBarcode = (pixels: RgbaImage) => Promise<DecodedCode | undefined>;

/** RGBA image, as in a canvas. */
export interface RgbaImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Converts EAN-13 codes that start with 0 to UPC-A, which is the same code: decoders report either format. */
export function normalizeCode({ value, format }: DecodedCode): DecodedCode {
  const isUpc = format === 'ean_13' && value.length === 13 && value.startsWith('0');
  return isUpc ? { value: value.slice(1), format: 'upc_a' } : { value, format };
}
