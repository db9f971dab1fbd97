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
import { createHistory, recordEdit, redo, undo } from './history.ts';
import { addPage } from './pages/add-page.ts';
import { setDisplay } from './pages/set-display.ts';
import { type DropPosition, type EditResult, getPosition, type MultiEditResult } from './positions/component-path.ts';
import { findComponent } from './positions/find-component.ts';
import { findOutermost } from './positions/find-outermost.ts';

const messages = await formPartMessages.read({ language: 'en', locale: 'en' });

const createTextField = (label: string): ComponentDefinition => ({
  type: 'textfield',
  label,
  strange: { kept: [1, null] },
});
const columns = { type: 'columns', label: 'Columns', columns: [{ width: 6, components: [] }, { width: 6 }] };
const tabs = {
  type: 'tabs',
  label: 'Tabs',
  components: [{ label: 'One', key: 'one', components: [createTextField('Site')] }],
};
const panel = { type: 'panel', title: 'Panel', components: [createTextField('Name'), createTextField('Name')] };
const table = {
  type: 'table',
  label: 'Table',
  rows: [[{ components: [createTextField('Cell')] }, { components: [] }]],
};
const definition = fc.constantFrom<ComponentDefinition>(
  createTextField('Name'),
  createTextField(''),
  columns,
  tabs,
  panel,
  table,
);

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
type EditCommand = typeof command extends fc.Arbitrary<infer One> ? One : never;

function runCommand(form: FormDefinition, { kind, at, to, definition: newDefinition }: EditCommand): EditResult {
  const path =
    pickEntry(
      [...walkComponents(form)].map(({ id }) => id),
      at,
    ) ?? '0';
  const position = pickEntry(listPositions(form), to)!;
  if (kind === 'add') return addComponent(form, newDefinition, position);
  if (kind === 'paste') return pasteComponents(form, [newDefinition, newDefinition], position);
  if (kind === 'move') return moveComponent(form, path, position);
  if (kind === 'remove') return removeComponent(form, path);
  if (kind === 'duplicate') return toSingleResult(duplicateComponents(form, [path]));
  if (kind === 'duplicateAll') return toSingleResult(duplicateComponents(form, pickPaths(form, at)));
  if (kind === 'moveAll') return toSingleResult(moveComponents(form, pickPaths(form, at), position));
  if (kind === 'removeAll') return removeComponents(form, pickPaths(form, at));
  return kind === 'page' ? addPage(form, messages) : setDisplay(form, kind === 'wizard' ? 'wizard' : 'form', messages);
}

const pickEntry = <One>(list: readonly One[], at: number): One | undefined => list[at % Math.max(1, list.length)];

/** Returns the paths of a subset of the form's components, selected by the bits of `at`. */
const pickPaths = (form: FormDefinition, at: number): readonly string[] =>
  [...walkComponents(form)].map(({ id }) => id).filter((_, index) => (at >> (index % 5)) % 2 === 1);

const toSingleResult = ({ form, paths }: MultiEditResult): EditResult => ({ form, path: paths[0] });

function listPositions(form: FormDefinition): readonly DropPosition[] {
  const found: DropPosition[] = [{ parent: undefined, slot: undefined, index: 0 }];
  for (const { id } of walkComponents(form)) {
    const position = getPosition(id);
    found.push(position, { ...position, index: position.index + 1 });
    for (const slot of ['components', 'columns[1]', 'rows[0][1]']) found.push({ parent: id, slot, index: 0 });
  }
  return found;
}

function findRepeatedKeys(form: FormDefinition): readonly string[] {
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
        const edited = runCommand(history.present, one);
        if (edited.path !== undefined && edited.form !== history.present) {
          expect(findComponent(edited.form, edited.path)).toBeDefined();
        }
        const next = recordEdit(history, edited.form);
        if (next !== history) snapshots.push(structuredClone(edited.form));
        history = next;
        expect(parseForm(JSON.parse(JSON.stringify(history.present))).ok).toBe(true);
        expect(findRepeatedKeys(history.present)).toEqual([]);
      }
      for (const _ of snapshots) history = undo(history);
      expect(history.present).toEqual(before);
      for (const _ of snapshots) history = redo(history);
      expect(history.present).toEqual(snapshots.at(-1) ?? before);
    }),
  );
});

it('neither loses nor duplicates components when one component is moved', () => {
  const form: FormDefinition = [columns, tabs, panel, table, createTextField('Last')].reduce(
    (sofar: FormDefinition, one) => addComponent(sofar, one, { parent: undefined, slot: undefined, index: 9 }).form,
    { components: [] },
  );
  const keysOf = (of: FormDefinition) => [...walkComponents(of)].map((one) => one.definition.key).sort();
  fc.assert(
    fc.property(fc.nat(40), fc.nat(80), (at, to) => {
      const moved = runCommand(form, { kind: 'move', at, to, definition: panel });
      expect(keysOf(moved.form)).toEqual(keysOf(form));
      expect(findComponent(moved.form, moved.path!)).toBe(
        findComponent(form, pickEntry([...walkComponents(form)], at)!.id),
      );
    }),
  );
});

it('moves several components to one position without losing or duplicating any', () => {
  const form: FormDefinition = [columns, tabs, panel, table, createTextField('Last')].reduce(
    (sofar: FormDefinition, one) => addComponent(sofar, one, { parent: undefined, slot: undefined, index: 9 }).form,
    { components: [] },
  );
  const keysOf = (of: FormDefinition) => [...walkComponents(of)].map((one) => one.definition.key).sort();
  fc.assert(
    fc.property(fc.nat(31), fc.nat(80), (at, to) => {
      const paths = findOutermost(form, pickPaths(form, at));
      const moved = moveComponents(form, paths, pickEntry(listPositions(form), to)!);
      expect(keysOf(moved.form)).toEqual(keysOf(form));
      expect(moved.paths.map((path) => findComponent(moved.form, path))).toEqual(
        paths.map((path) => findComponent(form, path)),
      );
    }),
  );
});
