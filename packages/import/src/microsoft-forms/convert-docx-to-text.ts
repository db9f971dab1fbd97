import type { ReadZipEntry } from '../files/open-zip.ts';
import { parseXml } from '../files/parse-xml.ts';

/** A paragraph of a document. */
interface DocxParagraph {
  readonly text: string;
  readonly style: string;
  /** Number format of the list: `decimal`, `bullet`, `lowerLetter`; '' outside lists. */
  readonly list: string;
  readonly level: number;
}

const MAX_PARAGRAPHS = 5_000;

/**
 * Converts a Word document to lines of text for `readQuestionLines`: headings, numbered paragraphs as questions, and
 * lettered, bulleted or nested paragraphs below them as choices. Microsoft Forms prints and imports forms in this
 * layout.
 *
 * @throws {UnreadableFileError}
 */
export function convertDocxToText(readPart: ReadZipEntry): string {
  const numberedParagraphs = parseNumbering(readPart('word/numbering.xml'));
  const paragraphs = parseParagraphs(readPart('word/document.xml'), numberedParagraphs);
  const hasNumberedList = paragraphs.some(({ list }) => list === 'decimal');
  return paragraphs
    .map(({ text, style, list, level }, at) => {
      if (/^title$/i.test(style) || (at === 0 && list === '' && !/^\d+[.)]/.test(text) && paragraphs.length > 1))
        return `# ${text}`;
      if (/^heading|^subtitle/i.test(style) && list === '') return `## ${text}`;
      if (list === '') return text;
      return list === 'decimal' && level === 0 ? text : level === 0 && !hasNumberedList ? text : `- ${text}`;
    })
    .join('\n');
}

function parseParagraphs(
  bytes: Uint8Array | undefined,
  counted: (id: string, level: number) => string,
): readonly DocxParagraph[] {
  const paragraphs: DocxParagraph[] = [];
  if (!bytes) return paragraphs;
  let [text, style, list, level] = ['', '', '', 0];
  let [isText, isDeleted] = [false, false];
  parseXml(bytes, {
    onOpen(name, attributes) {
      const value = attributes['w:val'] ?? attributes.val ?? '';
      if (name === 'p') [text, style, list, level] = ['', '', '', 0];
      else if (name === 'pStyle') style = value;
      else if (name === 'ilvl') level = Number(value) || 0;
      else if (name === 'numId') list = value;
      else if (name === 't') isText = !isDeleted;
      else if (name === 'tab') text += ' ';
      else if (name === 'br') text += ' ';
      else if (name === 'sym') text += '☐';
      else if (name === 'del') isDeleted = true;
    },
    onText(some) {
      if (isText) text += some;
    },
    onClose(name) {
      if (name === 't') isText = false;
      else if (name === 'del') isDeleted = false;
      else if (name === 'p' && text.trim() !== '' && paragraphs.length < MAX_PARAGRAPHS) {
        const kind = list === '' || list === '0' ? '' : counted(list, level) || 'bullet';
        paragraphs.push({ text: text.replace(/\s+/g, ' ').trim().slice(0, 2_000), style, list: kind, level });
      }
    },
  });
  return paragraphs;
}

/** Reads the number formats of the document's lists. */
function parseNumbering(bytes: Uint8Array | undefined): (id: string, level: number) => string {
  const formats = new Map<string, string>();
  const lists = new Map<string, string>();
  if (bytes) {
    let [abstractLists, level, id] = ['', '', ''];
    parseXml(bytes, {
      onOpen(name, attributes) {
        const of = (key: string) => attributes[`w:${key}`] ?? attributes[key] ?? '';
        if (name === 'abstractNum') abstractLists = of('abstractNumId');
        else if (name === 'lvl') level = of('ilvl');
        else if (name === 'numFmt') formats.set(`${abstractLists} ${level}`, of('val'));
        else if (name === 'num') id = of('numId');
        else if (name === 'abstractNumId' && id !== '') lists.set(id, of('val'));
      },
    });
  }
  return (id, level) => formats.get(`${lists.get(id) ?? ''} ${level}`) ?? '';
}
