import { cleanup } from '@testing-library/react';
import { afterEach, describe } from 'vitest';
import type { EditorType } from '../editors.ts';
import { type ComponentType, specs } from '../specs.ts';
import { keepsFormPromises } from './form-promises.ts';
import { keepsSpecPromises } from './spec-promises.ts';
import { keepsViewPromises } from './view-promises.tsx';

/** Asks a component everything that every component promises. Stands in the component's own folder. */
export function keepsPromises(type: ComponentType | EditorType): void {
  afterEach(cleanup);

  describe(`${type} keeps the promises of every component:`, () => {
    keepsSpecPromises(type);
    keepsViewPromises(type);
  });

  if (isOfForms(type))
    describe(`${type} keeps the promises of what people put into forms:`, () => keepsFormPromises(type));
}

const isOfForms = (type: string): type is ComponentType => Object.hasOwn(specs, type);
