/** The kinds of code that are read, by the names that the web's Shape Detection interface has for them, and as people write them. */
export const codeNames = {
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

export type CodeFormat = keyof typeof codeNames;

/** What a code says, and its kind. */
export interface ReadCode {
  readonly value: string;
  readonly format: string;
}

/** Finds a code in a picture; `undefined` when none can be read. */
export type Decode = (pixels: Pixels) => Promise<ReadCode | undefined>;

/** A picture, RGBA, as a canvas has it. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A UPC-A is an EAN-13 that begins with 0, and readers tell the one for the other. */
export function plainCode({ value, format }: ReadCode): ReadCode {
  const isUpc = format === 'ean_13' && value.length === 13 && value.startsWith('0');
  return isUpc ? { value: value.slice(1), format: 'upc_a' } : { value, format };
}
