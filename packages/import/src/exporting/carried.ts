import type { ComponentDefinition } from '@tideform/engine';
import { because, type Ledger } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';

/** What a form has for its look here, and what every file of form.io has and says nothing. */
const quiet: ReadonlySet<string> = new Set(
  'input tableView id hideLabel labelPosition labelWidth labelMargin customClass customClassAdvanced theme size block inline widget autofocus tabindex foreign persistent protected addons overlay attributes properties tags redrawOn dbIndex encrypted spellcheck showCharCount showWordCount validateOn errorLabel modalEdit dataGridLabel hidden isNew lockKey collapsible collapsed breadcrumb striped bordered hover condensed'.split(
    ' ',
  ),
);

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isNothing));

/** A component on its way out: each of its properties is carried or lost, and the account says which. */
export function openCarried(ledger: Ledger, definition: ComponentDefinition): SourcePart {
  const part = openPart(ledger, definition.key ?? definition.type, definition, isNothing);
  part.call(String(definition.label ?? definition.title ?? definition.key ?? ''));
  for (const name of Object.keys(definition)) if (quiet.has(name)) part.keep(name);
  return part;
}

/** Closes the account: what nobody carried is lost, for there is nothing like it there. */
export function closeCarried(part: SourcePart, definition: ComponentDefinition): void {
  for (const name of Object.keys(definition)) part.lose(name, because('noCounterpart'));
  part.close();
}
