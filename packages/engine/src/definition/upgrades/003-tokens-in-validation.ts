import { toRecord } from '../read-property.ts';
import { createUpgrade } from './upgrade.ts';

const token = /(['"]?)\{\{\s*((?:[A-Za-z_$][\w$]*)(?:\.[\w$]+)*)\s*\}\}\1/g;
const scopes = /^(data|row|value|input)(\.|$)/;

/**
 * Custom validation used to reference answers in braces, `'{{ email }}'`, which were replaced before the code ran. Now
 * the code reads the answers from the data: `data.email`.
 */
export const tokensInValidation = createUpgrade('003-tokens-in-validation', (definition) => {
  const { custom } = toRecord(definition.validate);
  if (typeof custom !== 'string' || !custom.includes('{{')) return definition;
  const code = custom.replace(token, (_token, _quote, path: string) => (scopes.test(path) ? path : `data.${path}`));
  return code === custom ? definition : { ...definition, validate: { ...toRecord(definition.validate), custom: code } };
});
