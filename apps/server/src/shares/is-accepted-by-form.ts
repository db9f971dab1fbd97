import { findSpec } from '@tideform/components/specs';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { hasContradictoryName } from './file-content.ts';

/** File that an anonymous respondent wants to upload. */
export interface UploadCandidate {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Maximum size of a drawing or signature, in bytes. */
const MAX_DRAWING_BYTES = 20_000_000;

/** Returns true if the settings of at least one field in the form accept the file. */
export function isAcceptedByForm(form: FormDefinition, { id, name, type, size }: UploadCandidate): boolean {
  const plausibleType = hasContradictoryName({ name, type }) ? '' : type;
  const value = { id, name, originalName: name, type: plausibleType, size, url: '', storage: 'indexeddb' };
  for (const { definition } of walkComponents(form)) {
    const spec = findSpec(definition.type);
    const props = spec?.props.parse(definition);
    const kind = spec?.valueKind(props);
    if (kind === 'files' && spec!.check([value], props).length === 0) return true;
    if (kind === 'picture' && plausibleType.startsWith('image/') && size <= MAX_DRAWING_BYTES) return true;
  }
  return false;
}

/** Returns true if a field of the form accepts files of any type. In this case, the content of files isn't checked. */
export const acceptsAnyFile = (form: FormDefinition): boolean =>
  isAcceptedByForm(form, { id: 'any', name: 'any.bin', type: 'application/octet-stream', size: 1 });
