import { recordOf } from '../read-property.ts';
import { eachComponent } from './upgrade.ts';

const token = /(['"]?)\{\{\s*((?:[A-Za-z_$][\w$]*)(?:\.[\w$]+)*)\s*\}\}\1/g;
const scopes = /^(data|row|value|input)(\.|$)/;

/**
 * Custom validation named other answers in braces, `'{{ email }}'`, which were replaced by text before it ran; now it is
 * code that reads them: `data.email`.
 */
export const tokensInValidation = eachComponent('003-tokens-in-validation', (definition) => {
  const { custom } = recordOf(definition.validate);
  if (typeof custom !== 'string' || !custom.includes('{{')) return definition;
  const code = custom.replace(token, (_token, _quote, path: string) => (scopes.test(path) ? path : `data.${path}`));
  return code === custom ? definition : { ...definition, validate: { ...recordOf(definition.validate), custom: code } };
});
