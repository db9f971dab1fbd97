import type { ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { upgradeForm } from '../definition/upgrades/upgrade-form.ts';
import { walkComponents } from '../definition/walk-components.ts';
import { isRecord } from '../json/is-record.ts';

const mask = '••••••••';

type Answers = Readonly<Record<string, unknown>>;

/** Replaces secret answers, such as passwords, by eight dots. */
export function maskSecrets(data: Answers, form: FormDefinition, specs: ComponentSpecs): Answers {
  const keys = findSecretKeys(form, specs);
  return keys.length === 0 ? data : maskRecord(data, '', keys);
}

function findSecretKeys(form: FormDefinition, specs: ComponentSpecs): string[] {
  return [...walkComponents(upgradeForm(form))].flatMap(({ definition }) => {
    const spec = specs[definition.type];
    const isSecret = spec?.valueKind(spec.props.parse(definition)) === 'secret';
    return isSecret ? [`.${definition.key ?? definition.type}`] : [];
  });
}

function maskRecord(record: Answers, path: string, keys: readonly string[]): Answers {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, maskAt(value, `${path}.${name}`, keys)]),
  );
}

function maskAt(value: unknown, path: string, keys: readonly string[]): unknown {
  if (keys.some((key) => path.endsWith(key))) return value === '' || value == null ? value : mask;
  if (Array.isArray(value)) return value.map((one) => maskAt(one, path, keys));
  return isRecord(value) ? maskRecord(value, path, keys) : value;
}
