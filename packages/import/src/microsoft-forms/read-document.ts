import type { ReadPart } from '../files/open-package.ts';
import { parseXml } from '../files/parse-xml.ts';

/** A paragraph of a document. */
interface Paragraph {
  readonly text: string;
  readonly style: string;
  /** How its list is counted: `decimal`, `bullet`, `lowerLetter`; '' where it is in none. */
  readonly list: string;
  readonly level: number;
}

const mostParagraphs = 5_000;

/**
 * The questions of a Word document as lines of text, as `readLines` takes them: a heading is one, numbered paragraphs are questions, what is
 * lettered, bulleted or further in stands below them. So does Microsoft Forms write a form that is printed or saved as a document, and so it takes one.
 *
 * @throws {UnreadableFile}
 */
export function readDocument(readPart: ReadPart): string {
  const counted = readNumbering(readPart('word/numbering.xml'));
  const paragraphs = readParagraphs(readPart('word/document.xml'), counted);
  const hasNumbers = paragraphs.some(({ list }) => list === 'decimal');
  return paragraphs
    .map(({ text, style, list, level }, at) => {
      if (/^title$/i.test(style) || (at === 0 && list === '' && !/^\d+[.)]/.test(text) && paragraphs.length > 1))
        return `# ${text}`;
      if (/^heading|^subtitle/i.test(style) && list === '') return `## ${text}`;
      if (list === '') return text;
      return list === 'decimal' && level === 0 ? text : level === 0 && !hasNumbers ? text : `- ${text}`;
    })
    .join('\n');
}

function readParagraphs(
  bytes: Uint8Array | undefined,
  counted: (id: string, level: number) => string,
): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  if (!bytes) return paragraphs;
  let [text, style, list, level] = ['', '', '', 0];
  let [isText, isGone] = [false, false];
  parseXml(bytes, {
    onOpen(name, attributes) {
      const value = attributes['w:val'] ?? attributes.val ?? '';
      if (name === 'p') [text, style, list, level] = ['', '', '', 0];
      else if (name === 'pStyle') style = value;
      else if (name === 'ilvl') level = Number(value) || 0;
      else if (name === 'numId') list = value;
      else if (name === 't') isText = !isGone;
      else if (name === 'tab') text += ' ';
      else if (name === 'br') text += ' ';
      else if (name === 'sym') text += '☐';
      else if (name === 'del') isGone = true;
    },
    onText(some) {
      if (isText) text += some;
    },
    onClose(name) {
      if (name === 't') isText = false;
      else if (name === 'del') isGone = false;
      else if (name === 'p' && text.trim() !== '' && paragraphs.length < mostParagraphs) {
        const kind = list === '' || list === '0' ? '' : counted(list, level) || 'bullet';
        paragraphs.push({ text: text.replace(/\s+/g, ' ').trim().slice(0, 2_000), style, list: kind, level });
      }
    },
  });
  return paragraphs;
}

/** How the lists of a document are counted. */
function readNumbering(bytes: Uint8Array | undefined): (id: string, level: number) => string {
  const formats = new Map<string, string>();
  const lists = new Map<string, string>();
  if (bytes) {
    let [abstract, level, id] = ['', '', ''];
    parseXml(bytes, {
      onOpen(name, attributes) {
        const of = (key: string) => attributes[`w:${key}`] ?? attributes[key] ?? '';
        if (name === 'abstractNum') abstract = of('abstractNumId');
        else if (name === 'lvl') level = of('ilvl');
        else if (name === 'numFmt') formats.set(`${abstract} ${level}`, of('val'));
        else if (name === 'num') id = of('numId');
        else if (name === 'abstractNumId' && id !== '') lists.set(id, of('val'));
      },
    });
  }
  return (id, level) => formats.get(`${lists.get(id) ?? ''} ${level}`) ?? '';
}
