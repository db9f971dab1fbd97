import { decodeText, parseXml } from './parse-xml.ts';
import type { WorkbookLimits } from './workbook.ts';

/** Reads the shared strings. Runs of rich text are joined; phonetic text is omitted. */
export function parseSharedStrings(bytes: Uint8Array | undefined, limits: WorkbookLimits): string[] {
  const strings: string[] = [];
  if (bytes === undefined) return strings;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  parseXml(
    bytes,
    {
      onOpen(name) {
        if (name === 'si') text = '';
        else if (name === 'rPh') isPhonetic = true;
        else if (name === 't') isText = !isPhonetic;
      },
      onText(chunk) {
        if (isText) text += chunk;
      },
      onClose(name) {
        if (name === 'si') strings.push(decodeText(text));
        else if (name === 'rPh') isPhonetic = false;
        else if (name === 't') isText = false;
      },
    },
    limits,
  );
  return strings;
}
