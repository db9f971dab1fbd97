import { specOf } from '@tideform/components/specs';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { contradictsName } from './file-content.ts';

/** What a stranger says of a file before it comes. */
export interface OfferedFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Of what is drawn by hand. */
const largestPictureBytes = 20_000_000;

/** Whether any field of a form takes such a file, by its author's own settings. */
export function isWanted(form: FormDefinition, { id, name, type, size }: OfferedFile): boolean {
  const trusted = contradictsName({ name, type }) ? '' : type;
  const value = { id, name, originalName: name, type: trusted, size, url: '', storage: 'indexeddb' };
  for (const { definition } of walkComponents(form)) {
    const spec = specOf(definition.type);
    const props = spec?.props.parse(definition);
    const kind = spec?.valueKind(props);
    if (kind === 'files' && spec!.check([value], props).length === 0) return true;
    if (kind === 'picture' && trusted.startsWith('image/') && size <= largestPictureBytes) return true;
  }
  return false;
}

/** Whether a form has a field for files of any kind: what they hold doesn't matter then. */
export const takesAnyFile = (form: FormDefinition): boolean =>
  isWanted(form, { id: 'any', name: 'any.bin', type: 'application/octet-stream', size: 1 });
