import { Parser } from 'htmlparser2';
import { createTooLargeError, createUnsupportedError, type WorkbookLimits } from './workbook.ts';

/** Attributes by name. A prefixed attribute is also available without its prefix, unless that name is taken. */
export type Attributes = Readonly<Record<string, string>>;

/** Callbacks of `parseXml`. */
export interface XmlEvents {
  /** Element names come without their prefix. */
  onOpen?(name: string, attributes: Attributes): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

const CHUNK_BYTES = 2 ** 16;

/** Parses a part of a workbook. Document types, and therefore entities, are refused. */
export function parseXml(bytes: Uint8Array, events: XmlEvents, limits: Pick<WorkbookLimits, 'depth'>): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > limits.depth) throw createTooLargeError('elements inside of each other');
        events.onOpen?.(toLocalName(name), withLocalNames(attributes));
      },
      ontext: (text) => events.onText?.(text),
      onclosetag(name) {
        depth--;
        events.onClose?.(toLocalName(name));
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase().startsWith('!'))
          throw createUnsupportedError('A part of the workbook has a document type.');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder(detectEncoding(bytes));
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    parser.write(decoder.decode(bytes.subarray(from, from + CHUNK_BYTES), { stream: true }));
  }
  parser.end(decoder.decode());
}

function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function toLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function withLocalNames(attributes: Attributes): Attributes {
  if (!Object.keys(attributes).some((name) => name.includes(':'))) return attributes;
  const local = Object.entries(attributes).map(([name, value]) => [toLocalName(name), value] as const);
  return { ...Object.fromEntries(local), ...attributes };
}

/** Decodes `_x000D_`, which stands for a character that XML can't contain. */
export function decodeText(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
