import { decodeText, parseXml } from './parse-xml.ts';
import type { WorkbookLimits } from './workbook.ts';

/** The texts that cells share. Of rich text its runs are joined; how it is pronounced is left out. */
export function readStrings(bytes: Uint8Array | undefined, limits: WorkbookLimits): string[] {
  const strings: string[] = [];
  if (bytes === undefined) return strings;
  let text = '';
  let isText = false;
  let isSpoken = false;
  parseXml(
    bytes,
    {
      onOpen(name) {
        if (name === 'si') text = '';
        else if (name === 'rPh') isSpoken = true;
        else if (name === 't') isText = !isSpoken;
      },
      onText(some) {
        if (isText) text += some;
      },
      onClose(name) {
        if (name === 'si') strings.push(decodeText(text));
        else if (name === 'rPh') isSpoken = false;
        else if (name === 't') isText = false;
      },
    },
    limits,
  );
  return strings;
}
