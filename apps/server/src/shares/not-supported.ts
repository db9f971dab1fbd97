import { specOf } from '@tideform/components/specs';
import type { NotSupported } from '@tideform/contract';
import { type FormDefinition, walkComponents } from '@tideform/engine';

/** The specification's warnings. */
export const notSupportedDetails: Readonly<Record<NotSupported, string>> = {
  'user-components-not-supported': 'User components are not supported',
  'data-components-not-supported': 'Sharepoint Data components are not supported',
  'data-sources-not-supported': 'Datasources are not supported',
};

/** What of a form no stranger can answer; `undefined`: they can answer all of it. */
export function findNotSupported(form: FormDefinition): NotSupported | undefined {
  const found = new Set<NotSupported>();
  for (const { definition } of walkComponents(form)) {
    const needs = specOf(definition.type)?.needsTeam;
    if (needs === 'people') found.add('user-components-not-supported');
    else if (needs === 'data') found.add('data-components-not-supported');
    else if (typeof definition.dataSourceId === 'string' && definition.dataSourceId !== '')
      found.add('data-sources-not-supported');
  }
  return (Object.keys(notSupportedDetails) as NotSupported[]).find((code) => found.has(code));
}
