import { cleanup } from '@testing-library/react';
import { afterEach, describe } from 'vitest';
import type { EditorType } from '../editors.ts';
import { type ComponentType, specs } from '../specs.ts';
import { testFormConformance } from './form-conformance.ts';
import { testSpecConformance } from './spec-conformance.ts';
import { testViewConformance } from './view-conformance.tsx';

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
