/**
 * Declarations of the names that code in forms can use in addition to answers (`docs/guides/write-code-in-forms.md`).
 * `lodash` and `moment` have no types.
 */
export const sandboxDeclarations = `
declare const row: any;
declare const rowIndex: number;
declare let value: any;
declare let input: any;
declare let show: any;
declare let valid: any;
declare let result: any;
declare let schema: any;
declare let next: any;
declare let values: any;
declare const component: any;
declare const form: any;
declare const submission: { readonly data: typeof data; readonly metadata: any };
declare const metadata: any;
declare const user: any;
declare const _: any;
declare const moment: any;
declare const console: Record<'log' | 'info' | 'warn' | 'error' | 'debug', (...said: any[]) => void>;
interface Instance {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly path: string;
  readonly component: any;
  readonly parent: any;
  readonly root: any;
  getValue(): any;
  setValue(value: any): any;
  isEmpty(value?: any): boolean;
  emit(event: string, ...told: any[]): void;
  getComponent(key: string): Instance | undefined;
  [other: string]: any;
}
declare const instance: Instance;
declare const utils: any;
declare const page: any;
`;
