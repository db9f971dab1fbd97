import { languageSettings, type TranslatedLanguage } from '@tideform/i18n/written';
import { SaxesParser } from 'saxes';
import type { Message } from './catalogs.ts';
import { hasChoices, type MessagePart, splitMessage } from './placeholders.ts';
import { type ExportedMessage, getNotes, type ReturnedFile, type ReturnedMessage } from './translation-file.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** Writes messages as XLIFF 2.1: a `file` for each catalog, a `unit` for each message, a `ph` for each placeholder. */
export function writeXliff(language: TranslatedLanguage, messages: readonly ExportedMessage[]): string {
  const files = [...Map.groupBy(messages, ({ message }) => message.file)].map(([file, inFile]) => {
    const { direction } = languageSettings[language];
    const attributes = { id: fileIdOf(file), original: file, canResegment: 'no', srcDir: 'ltr', trgDir: direction };
    return element(
      'file',
      { ...attributes, 'xml:space': 'preserve' },
      lines(inFile.map((one) => formatUnit(language, one))),
    );
  });
  const attributes = { xmlns: namespace, version: '2.1', srcLang: 'en', trgLang: language };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('xliff', attributes, lines(files))}\n`;
}

const idOf = (fileId: string, unitId: string): string => `${fileId.replaceAll(':', '/')}#${unitId}`;
const fileIdOf = (file: string): string => file.replace(/\.messages\.ts$/, '').replaceAll('/', ':');

function formatUnit(language: TranslatedLanguage, { message, target, isStale }: ExportedMessage): string {
  const codes = new InlineCodes(message);
  const source = element('source', {}, codes.write(splitMessage(message.english)));
  const translation = target === undefined ? '' : element('target', {}, codes.write(splitMessage(target)));
  const state = target === undefined ? { state: 'initial' } : { state: 'translated' };
  const notes = getNotes(language, message).map((note) =>
    element('note', { category: 'description' }, escapeXml(note)),
  );
  return element(
    'unit',
    { id: message.key, name: message.key },
    lines([
      ...(notes.length > 0 ? [element('notes', {}, notes.join(''))] : []),
      ...codes.originalData(),
      element('segment', isStale ? { state: 'initial', subState: 'tideform:stale' } : state, source + translation),
    ]),
  );
}

/** The placeholders of one XLIFF unit. A placeholder in the target has the ID of the same placeholder in the source. */
class InlineCodes {
  private readonly data: string[] = [];
  private readonly inSource: string[] = [];
  private readonly canDelete: string;
  private isSource = true;

  constructor(message: Message) {
    // Translators may delete a placeholder only from a message with plurals, which may repeat the placeholder in each
    // plural text.
    this.canDelete = hasChoices(message.english) ? 'yes' : 'no';
  }

  /** Returns a text with placeholders as XML. Call this for the source text first, and then for the target text. */
  write(parts: readonly MessagePart[]): string {
    const used = new Set<number>();
    let added = this.inSource.length;
    const written = parts.map((part) => {
      if (typeof part === 'string') return escapeXml(part);
      const { placeholder } = part;
      const isMatch = (one: string, at: number) => one === placeholder && !used.has(at);
      const at = this.isSource ? this.inSource.push(placeholder) - 1 : this.inSource.findIndex(isMatch);
      used.add(at);
      if (at === -1) added += 1;
      return this.codeOf(placeholder, at === -1 ? added : at + 1);
    });
    this.isSource = false;
    return written.join('');
  }

  private codeOf(placeholder: string, id: number): string {
    if (!this.data.includes(placeholder)) this.data.push(placeholder);
    const dataRef = `d${this.data.indexOf(placeholder) + 1}`;
    const { canDelete } = this;
    return element('ph', { id: String(id), canDelete, dataRef, disp: placeholder, equiv: placeholder, type: 'fmt' });
  }

  originalData(): readonly string[] {
    const data = this.data.map((text, at) => element('data', { id: `d${at + 1}` }, escapeXml(text)));
    return data.length > 0 ? [element('originalData', {}, data.join(''))] : [];
  }
}

function element(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return content === '' && name === 'ph'
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content}</${name}>`;
}

const lines = (elements: readonly string[]): string => `\n${elements.join('\n')}\n`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one]!);

/**
 * Parses XLIFF 2 as returned by translators' tools: with several segments per unit, additional attributes, or without
 * the unit's original data. Rejects document types, so files can't declare XML entities.
 *
 * @throws if the text isn't XLIFF 2
 */
export function readXliff(text: string): ReturnedFile {
  const messages: ReturnedMessage[] = [];
  const open: string[] = [];
  const spaces: boolean[] = [false];
  let language = '';
  let fileId = '';
  let unit = newUnit('');
  /** Collects the text of the current `source`, `target` or `data` element. */
  let read: ((text: string) => void) | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('The file must not have a document type');
  });
  parser.on('opentag', ({ local: name, uri, attributes }) => {
    const attribute = (key: string) => attributes[key]?.value ?? '';
    const parent = open.at(-1);
    const isCore = uri === namespace;
    if (open.length === 0 && !(isCore && name === 'xliff')) throw new Error('The file must be XLIFF 2');
    open.push(isCore ? name : `${uri} ${name}`);
    const space = attribute('xml:space');
    spaces.push(space === '' ? spaces.at(-1)! : space === 'preserve');
    if (!isCore) return;
    if (name === 'xliff') language = attribute('trgLang');
    else if (name === 'file') fileId = attribute('id');
    else if (name === 'unit') unit = newUnit(idOf(fileId, attribute('id')));
    else if (name === 'segment') unit.states.push(attribute('state'));
    else if (name === 'data') {
      const id = attribute('id');
      read = (more) => unit.data.set(id, (unit.data.get(id) ?? '') + more);
    } else if ((name === 'source' || name === 'target') && (parent === 'segment' || parent === 'ignorable')) {
      const preservesSpace = spaces.at(-1)!;
      read = (more) => unit[name].push(preservesSpace ? more : more.replace(/[ \t\r\n]+/g, ' '));
    } else if (name === 'ph') read?.(unit.data.get(attribute('dataRef')) ?? (attribute('equiv') || attribute('disp')));
    else if (name === 'cp') read?.(String.fromCodePoint(Number.parseInt(attribute('hex'), 16) || 0));
  });
  parser.on('text', (more) => read?.(more));
  parser.on('cdata', (more) => read?.(more));
  parser.on('closetag', () => {
    const name = open.pop();
    const preservesSpace = spaces.pop()!;
    if (name === 'source' || name === 'target' || name === 'data') read = undefined;
    if (name !== 'unit') return;
    const [source, target] = [unit.source, unit.target].map((texts) =>
      preservesSpace ? texts.join('') : texts.join('').trim(),
    );
    const isInitial = unit.states.some((state) => state === 'initial');
    messages.push({ id: unit.id, source: source!, target: target === '' ? undefined : target, isInitial });
  });
  parser.write(text).close();
  return { language, messages };
}

const newUnit = (id: string) => ({
  id,
  states: [] as string[],
  data: new Map<string, string>(),
  source: [] as string[],
  target: [] as string[],
});
