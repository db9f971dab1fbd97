import bwip from 'bwip-js/node';
import type { CodeFormat } from '../reading/code-format.ts';

/** Printed barcode as rows of modules, the smallest squares or bars; dark modules are true. */
export interface SampleCode {
  readonly format: CodeFormat;
  readonly value: string;
  readonly modules: readonly (readonly boolean[])[];
  /** Width of the quiet zone (the blank margin around the code) in modules. */
  readonly quiet: number;
}

const codeSources: readonly (readonly [format: CodeFormat, symbol: string, value: string, quiet: number])[] = [
  ['qr_code', 'qrcode', 'https://assets.example.com/NE-SC-00482', 4],
  ['ean_8', 'ean8', '96385074', 7],
  ['ean_13', 'ean13', '5901234123457', 11],
  ['upc_a', 'upca', '036000291452', 9],
  ['code_39', 'code39', 'SC-00482', 10],
  ['code_128', 'code128', 'NE-SC-00482', 10],
  ['itf', 'interleaved2of5', '15400141288763', 10],
  ['data_matrix', 'datamatrix', 'NE-SC-00482/B', 2],
  ['pdf417', 'pdf417', 'NE-SC-00482 Level 3 east', 4],
];

/** One barcode of each supported format. */
export const sampleCodes: readonly SampleCode[] = codeSources.map(([format, symbol, value, quiet]) => ({
  format,
  value,
  quiet,
  modules: createModules(symbol, value),
}));

/** Result of `raw` of bwip-js, whose types don't describe it: widths of bars and gaps, or rows of pixels. */
interface RawCode {
  readonly sbs?: readonly number[];
  readonly pixs?: readonly number[];
  readonly pixx?: number;
}

function createModules(symbol: string, text: string): readonly (readonly boolean[])[] {
  const [{ sbs, pixs, pixx } = {}] = bwip.raw({ bcid: symbol, text }) as readonly RawCode[];
  if (sbs) {
    const line = sbs.flatMap((width, index) => Array<boolean>(width).fill(index % 2 === 0));
    return Array<readonly boolean[]>(Math.ceil(line.length / 3)).fill(line);
  }
  if (!pixs || !pixx) throw new Error(`${symbol} wasn’t rendered`);
  const rows = Array.from({ length: pixs.length / pixx }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx));
  // Rows of PDF417 are three modules high.
  return rows.flatMap((row) =>
    Array<readonly boolean[]>(symbol === 'pdf417' ? 3 : 1).fill(row.map((dark) => dark === 1)),
  );
}
