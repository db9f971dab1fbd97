import { type ComponentDefinition, type FormDefinition, parseForm, walkComponents } from '@tideform/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addComponent } from './components/add-component.ts';
import { duplicateComponents } from './components/duplicate-components.ts';
import { moveComponent } from './components/move-component.ts';
import { moveComponents } from './components/move-components.ts';
import { pasteComponents } from './components/paste-components.ts';
import { removeComponent } from './components/remove-component.ts';
import { removeComponents } from './components/remove-components.ts';
import { formPartMessages } from './form-parts.messages.ts';
import { createHistory, record, redo, undo } from './history.ts';
import { addPage } from './pages/add-page.ts';
import { setDisplay } from './pages/set-display.ts';
import { findComponent } from './place/component-at.ts';
import { type DropPosition, type EditResult, getPosition, type MultiEditResult } from './place/component-path.ts';
import { findOutermost } from './place/find-outermost.ts';

const messages = await formPartMessages.read({ language: 'en', locale: 'en' });

const text = (label: string): ComponentDefinition => ({ type: 'textfield', label, strange: { kept: [1, null] } });
const columns = { type: 'columns', label: 'Columns', columns: [{ width: 6, components: [] }, { width: 6 }] };
const tabs = { type: 'tabs', label: 'Tabs', components: [{ label: 'One', key: 'one', components: [text('Site')] }] };
const panel = { type: 'panel', title: 'Panel', components: [text('Name'), text('Name')] };
const table = { type: 'table', label: 'Table', rows: [[{ components: [text('Cell')] }, { components: [] }]] };
const definition = fc.constantFrom<ComponentDefinition>(text('Name'), text(''), columns, tabs, panel, table);

/** Random edit commands. `at` and `to` select a component and a position, modulo the number that the form has. */
const command = fc.record({
  kind: fc.constantFrom(
    'add',
    'move',
    'remove',
    'duplicate',
    'paste',
    'moveAll',
    'removeAll',
    'duplicateAll',
    'page',
    'form',
    'wizard',
  ),
  at: fc.nat(40),
  to: fc.nat(40),
  definition,
});
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

function run(form: FormDefinition, { kind, at, to, definition: given }: Command): EditResult {
  const path =
    pick(
      [...walkComponents(form)].map(({ id }) => id),
      at,
    ) ?? '0';
  const place = pick(placesOf(form), to)!;
  if (kind === 'add') return addComponent(form, given, place);
  if (kind === 'paste') return pasteComponents(form, [given, given], place);
  if (kind === 'move') return moveComponent(form, path, place);
  if (kind === 'remove') return removeComponent(form, path);
  if (kind === 'duplicate') return one(duplicateComponents(form, [path]));
  if (kind === 'duplicateAll') return one(duplicateComponents(form, some(form, at)));
  if (kind === 'moveAll') return one(moveComponents(form, some(form, at), place));
  if (kind === 'removeAll') return removeComponents(form, some(form, at));
  return kind === 'page' ? addPage(form, messages) : setDisplay(form, kind === 'wizard' ? 'wizard' : 'form', messages);
}

const pick = <One>(list: readonly One[], at: number): One | undefined => list[at % Math.max(1, list.length)];

/** Returns the paths of a subset of the form's components, selected by the bits of `at`. */
const some = (form: FormDefinition, at: number): readonly string[] =>
  [...walkComponents(form)].map(({ id }) => id).filter((_, index) => (at >> (index % 5)) % 2 === 1);

const one = ({ form, paths }: MultiEditResult): EditResult => ({ form, path: paths[0] });

function placesOf(form: FormDefinition): readonly DropPosition[] {
  const found: DropPosition[] = [{ parent: undefined, slot: undefined, index: 0 }];
  for (const { id } of walkComponents(form)) {
    const place = getPosition(id);
    found.push(place, { ...place, index: place.index + 1 });
    for (const slot of ['components', 'columns[1]', 'rows[0][1]']) found.push({ parent: id, slot, index: 0 });
  }
  return found;
}

function repeatedKeys(form: FormDefinition): readonly string[] {
  const keys = [...walkComponents(form)].map(({ definition: { key } }) => key ?? 'no key');
  return keys.filter((key, index) => keys.indexOf(key) !== index || key === 'no key');
}

it('keeps a form parseable with unique keys and exact undo through any sequence of commands', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 19 }), (commands) => {
      const start: FormDefinition = { display: 'form', components: [] };
      const before = structuredClone(start);
      let history = createHistory(start);
      const snapshots: FormDefinition[] = [];
      for (const one of commands) {
        const edited = run(history.present, one);
        if (edited.path !== undefined && edited.form !== history.present) {
          expect(findComponent(edited.form, edited.path)).toBeDefined();
        }
        const next = record(history, edited.form);
        if (next !== history) snapshots.push(structuredClone(edited.form));
        history = next;
        expect(parseForm(JSON.parse(JSON.stringify(history.present))).ok).toBe(true);
        expect(repeatedKeys(history.present)).toEqual([]);
      }
      for (const _ of snapshots) history = undo(history);
      expect(history.present).toEqual(before);
      for (const _ of snapshots) history = redo(history);
      expect(history.present).toEqual(snapshots.at(-1) ?? before);
    }),
  );
});

it('neither loses nor duplicates components when one component is moved', () => {
  const form: FormDefinition = [columns, tabs, panel, table, text('Last')].reduce(
    (sofar: FormDefinition, one) => addComponent(sofar, one, { parent: undefined, slot: undefined, index: 9 }).form,
    { components: [] },
  );
  const keysOf = (of: FormDefinition) => [...walkComponents(of)].map((one) => one.definition.key).sort();
  fc.assert(
    fc.property(fc.nat(40), fc.nat(80), (at, to) => {
      const moved = run(form, { kind: 'move', at, to, definition: panel });
      expect(keysOf(moved.form)).toEqual(keysOf(form));
      expect(findComponent(moved.form, moved.path!)).toBe(findComponent(form, pick([...walkComponents(form)], at)!.id));
    }),
  );
});

it('moves several components to one position without losing or duplicating any', () => {
  const form: FormDefinition = [columns, tabs, panel, table, text('Last')].reduce(
    (sofar: FormDefinition, one) => addComponent(sofar, one, { parent: undefined, slot: undefined, index: 9 }).form,
    { components: [] },
  );
  const keysOf = (of: FormDefinition) => [...walkComponents(of)].map((one) => one.definition.key).sort();
  fc.assert(
    fc.property(fc.nat(31), fc.nat(80), (at, to) => {
      const paths = findOutermost(form, some(form, at));
      const moved = moveComponents(form, paths, pick(placesOf(form), to)!);
      expect(keysOf(moved.form)).toEqual(keysOf(form));
      expect(moved.paths.map((path) => findComponent(moved.form, path))).toEqual(
        paths.map((path) => findComponent(form, path)),
      );
    }),
  );
});
