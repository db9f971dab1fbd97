import { render, screen } from '@testing-library/react';
import type { ValueKind } from '@tideform/engine';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { fieldLabel } from '../kit/read/label.ts';
import { TryView } from '../kit/testing/TryView.tsx';
import { allSpecs, asks, namedSamples } from './asked.ts';

/** Kinds of answers that need no control when nothing can be changed: they are drawn as what they are. */
const bareWhenReadOnly: ReadonlySet<ValueKind> = new Set(['decision', 'files', 'link', 'markup', 'pairs', 'picture']);

/** Axe looks at structure and names; colours and page landmarks are not there in jsdom. */
async function violations(container: Element) {
  const { violations: found } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

const controls = (container: Element) =>
  [...container.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].filter(
    (control) => !control.hasAttribute('aria-expanded') && control.getAttribute('role') !== 'tab',
  );

/** Each sample is drawn so that everybody can use it. */
export function keepsViewPromises(type: string): void {
  const spec = allSpecs[type]!;

  describe.each(namedSamples(type))('%s', (_, { definition, answer }) => {
    const props = spec.props.parse(definition);
    const empty = spec.emptyValue(props);

    it('is drawn with a name and without barriers', async () => {
      const { container } = render(<TryView definition={definition} answer={answer} required />);
      if (asks(type)) {
        expect(screen.getAllByLabelText(fieldLabel(definition), { exact: false }).length).toBeGreaterThan(0);
      }
      expect(await violations(container)).toEqual([]);
    });

    it('shows a broken rule in words and says so to screen readers', async () => {
      if (!asks(type)) return expect(spec.check(empty, props)).toEqual([]);
      const issues = [{ rule: 'custom', params: { message: 'Look again' } }];
      const { container } = render(<TryView definition={definition} answer={answer} issues={issues} />);
      expect(screen.getByText('Look again')).toBeTruthy();
      const described = [...container.querySelectorAll('[aria-describedby~="field-issues"]')];
      expect(described.length).toBeGreaterThan(0);
      expect(await violations(container)).toEqual([]);
    });

    it('is disabled when the form is read-only', () => {
      const { container } = render(<TryView definition={definition} answer={answer} readOnly />);
      expect(controls(container).filter((control) => !control.disabled)).toEqual([]);
      if (asks(type) && !bareWhenReadOnly.has(spec.valueKind(props)))
        expect(controls(container).length).toBeGreaterThan(0);
    });
  });
}
