import { toRecord } from '../read-property.ts';
import { createUpgrade } from './upgrade.ts';

const tokenPattern = /(['"]?)\{\{\s*((?:[A-Za-z_$][\w$]*)(?:\.[\w$]+)*)\s*\}\}\1/g;
const scopePattern = /^(data|row|value|input)(\.|$)/;

/**
 * Custom validation used to reference answers in braces, `'{{ email }}'`, which were replaced before the code ran. Now
 * the code reads the answers from the data: `data.email`.
 */
export const tokensInValidation = createUpgrade('003-tokens-in-validation', (definition) => {
  const { custom } = toRecord(definition.validate);
  if (typeof custom !== 'string' || !custom.includes('{{')) return definition;
  const code = custom.replace(tokenPattern, (_token, _quote, path: string) =>
    scopePattern.test(path) ? path : `data.${path}`,
  );
  return code === custom ? definition : { ...definition, validate: { ...toRecord(definition.validate), custom: code } };
});
