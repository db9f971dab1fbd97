import { Parser } from 'htmlparser2';
import { UnreadableFileError } from './open-zip.ts';

export interface XmlEvents {
  /** Called for each start tag. Names have no namespace prefix. */
  onOpen?(name: string, attributes: Readonly<Record<string, string>>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

const MAX_DEPTH = 100;
const CHUNK_BYTES = 2 ** 16;

/**
 * Parses XML and calls `events`. Rejects document type declarations, and therefore entity definitions.
 *
 * @throws {UnreadableFileError}
 */
export function parseXml(bytes: Uint8Array, events: XmlEvents): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH) throw new UnreadableFileError('tooLarge');
        events.onOpen?.(getLocalName(name), attributes);
      },
      ontext: (text) => events.onText?.(text),
      onclosetag(name) {
        depth -= 1;
        events.onClose?.(getLocalName(name));
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase().startsWith('!')) throw new UnreadableFileError('unreadable');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    parser.write(decoder.decode(bytes.subarray(from, from + CHUNK_BYTES), { stream: true }));
  }
  parser.end(decoder.decode());
}

const getLocalName = (name: string): string => name.slice(name.indexOf(':') + 1);
