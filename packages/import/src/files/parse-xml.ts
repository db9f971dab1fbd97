import { Parser } from 'htmlparser2';
import { UnreadableFile } from './open-package.ts';

export interface XmlEvents {
  /** Names come without their prefix. */
  onOpen?(name: string, attributes: Readonly<Record<string, string>>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

const mostDepth = 100;
const chunkBytes = 2 ** 16;

/**
 * Reads XML from its beginning to its end. Document types, and with them entities, are refused.
 *
 * @throws {UnreadableFile}
 */
export function parseXml(bytes: Uint8Array, events: XmlEvents): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > mostDepth) throw new UnreadableFile('tooLarge');
        events.onOpen?.(localName(name), attributes);
      },
      ontext: (text) => events.onText?.(text),
      onclosetag(name) {
        depth -= 1;
        events.onClose?.(localName(name));
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase().startsWith('!')) throw new UnreadableFile('unreadable');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    parser.write(decoder.decode(bytes.subarray(from, from + chunkBytes), { stream: true }));
  }
  parser.end(decoder.decode());
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
