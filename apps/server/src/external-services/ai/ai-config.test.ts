import { expect, it } from 'vitest';
import { readAiConfig } from './ai-config.ts';

it('has no AI provider by default', () => {
  expect(readAiConfig({})).toBeUndefined();
  expect(readAiConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'writer', AI_KEY: 'k' })).toEqual({
    ...{ provider: 'anthropic', url: 'https://api.anthropic.com', key: 'k', model: 'writer' },
  });
  expect(readAiConfig({ AI_PROVIDER: 'openai', AI_MODEL: 'own', AI_URL: 'http://models.example:8000/v1/' })).toEqual({
    ...{ provider: 'openai', url: 'http://models.example:8000/v1', key: undefined, model: 'own' },
  });
});

it.each([
  [{ AI_KEY: 'k' }, 'AI_PROVIDER'],
  [{ AI_PROVIDER: 'somebody', AI_MODEL: 'm' }, 'AI_PROVIDER'],
  [{ AI_PROVIDER: 'openai' }, 'AI_MODEL'],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_URL: 'file:///etc' }, 'AI_URL'],
])('reports the invalid variable of %o by its name', (environment, name) => {
  expect(() => readAiConfig(environment)).toThrow(name);
});
