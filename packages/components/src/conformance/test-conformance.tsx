import { cleanup, render, screen } from '@testing-library/react';
import type { ValueKind } from '@tideform/engine';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { EditorType } from '../editors.ts';
import { getFieldLabel } from '../kit/read/label.ts';
import { TestView } from '../kit/testing/TestView.tsx';
import { type ComponentType, specs } from '../specs.ts';
import { testFormConformance } from './form-conformance.ts';
import { allSpecs, getNamedSamples, isVisibleField, testSpecConformance } from './spec-conformance.ts';

/** Registers the conformance suite of a component. Called from a test in the component's own folder. */
export function testConformance(type: ComponentType | EditorType): void {
  afterEach(cleanup);

  describe(`${type} passes the conformance suite of every component:`, () => {
    testSpecConformance(type);
    testViewConformance(type);
  });

  if (isComponentType(type))
    describe(`${type} passes the conformance suite of form components:`, () => testFormConformance(type));
}

const isComponentType = (type: string): type is ComponentType => Object.hasOwn(specs, type);

/** Kinds of answers that a read-only form shows as plain content, without a disabled control. */
const controlFreeKinds: ReadonlySet<ValueKind> = new Set(['decision', 'files', 'link', 'markup', 'pairs', 'picture']);

/** Runs axe for structure and accessible names. Colors and page landmarks aren't tested, because jsdom has none. */
async function findAccessibilityViolations(container: Element) {
  const { violations: found } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

const findControls = (container: Element) =>
  [...container.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].filter(
    (control) => !control.hasAttribute('aria-expanded') && control.getAttribute('role') !== 'tab',
  );

/** Registers the conformance tests of a component's view. They render each sample and check its accessibility. */
function testViewConformance(type: string): void {
  const spec = allSpecs[type]!;

  describe.each(getNamedSamples(type))('%s', (_, { definition, answer }) => {
    const props = spec.props.parse(definition);
    const empty = spec.emptyValue(props);

    it('has an accessible name and no accessibility violations', async () => {
      const { container } = render(<TestView definition={definition} answer={answer} required />);
      if (isVisibleField(type)) {
        expect(screen.getAllByLabelText(getFieldLabel(definition), { exact: false }).length).toBeGreaterThan(0);
      }
      expect(await findAccessibilityViolations(container)).toEqual([]);
    });

    it('shows a validation error and announces it to screen readers', async () => {
      if (!isVisibleField(type)) return expect(spec.check(empty, props)).toEqual([]);
      const issues = [{ rule: 'custom', params: { message: 'Look again' } }];
      const { container } = render(<TestView definition={definition} answer={answer} issues={issues} />);
      expect(screen.getByText('Look again')).toBeTruthy();
      const described = [...container.querySelectorAll('[aria-describedby~="field-issues"]')];
      expect(described.length).toBeGreaterThan(0);
      expect(await findAccessibilityViolations(container)).toEqual([]);
    });

    it('is disabled in a read-only form', () => {
      const { container } = render(<TestView definition={definition} answer={answer} readOnly />);
      expect(findControls(container).filter((control) => !control.disabled)).toEqual([]);
      if (isVisibleField(type) && !controlFreeKinds.has(spec.valueKind(props)))
        expect(findControls(container).length).toBeGreaterThan(0);
    });
  });
}
