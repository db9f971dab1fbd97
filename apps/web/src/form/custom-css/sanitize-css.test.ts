import { describe, expect, it } from 'vitest';
import { cssAttacks } from '../../testing/css-attacks.ts';
import { maxCharacters, maxRules } from './allowed-css.ts';
import { isParsable, sanitizeCss } from './sanitize-css.ts';
import { notPopover } from './sanitize-selector.ts';

const cleaned = (source: string) => sanitizeCss(source, '.f', 'f-');
/** Sanitizes CSS, and removes the `notPopover` selector that guards each rule. */
const clean = (source: string) => {
  const { css, problems } = cleaned(source);
  return { css: css.replaceAll(notPopover, ''), problems };
};
const listProblems = (source: string) =>
  clean(source).problems.map(({ kind, excerpt: what, line }) => `${line} ${kind} ${what}`);

describe('sanitizeCss', () => {
  it('keeps only the harmless parts of an attack', () => {
    expect(cssAttacks.length).toBeGreaterThan(100);
    for (const [source, comesOut] of cssAttacks) {
      expect(clean(source).css, source).toBe(comesOut);
    }
  });

  it('supports selectors of the form, of authors’ classes and of form.io’s classes', () => {
    expect(clean('body { color: #036; } .formio-component-site label, .note > b:hover { font-weight: 600 }').css).toBe(
      '.f{color:#036}.f .own-formio-component-site label,.f .own-note>b:hover{font-weight:600}',
    );
    expect(clean('.formio-form .form-control{padding:2px}.btn{color:red}').css).toBe(
      '.f :is(input:not([type=checkbox],[type=radio]),textarea,select){padding:2px}.f button{color:red}',
    );
  });

  it('supports media, feature and container queries, and animations', () => {
    const source = `@media (max-width: 600px) { .a { display: grid; grid-template-columns: [full] 1fr minmax(0, 2fr) } }
      @supports (display: grid) { .a { gap: calc(1rem + 2px) } }
      @container tideform-form (width > 500px) { .a { color: color-mix(in srgb, red, var(--mine, blue)) } }
      @keyframes in { from { opacity: 0 } 50.5%, to { opacity: 1 } } .a { animation: in .2s ease-in 2 }`;
    expect(listProblems(source)).toEqual([]);
    expect(clean(source).css).toContain(
      '@keyframes f-in{from{opacity:0}50.5%,to{opacity:1}}.f .own-a{animation:f-in .2s',
    );
  });

  it('does not apply to popovers or their content', () => {
    expect(cleaned('body > .a:hover, p ::before, ::placeholder { color: red }').css).toBe(
      `.f>.own-a:hover${notPopover},.f p *${notPopover}::before,.f *${notPopover}::placeholder{color:red}`,
    );
    expect(cleaned('p::before b, p::file-selector-button:hover { color: red }').css).toBe(
      `.f p${notPopover}::file-selector-button:hover{color:red}`,
    );
  });

  it('reports problems with their lines, and accepts the CSS if parts were removed', () => {
    const source = '.a { color: red; }\n.b { position: fixed; }\n@import "x";\n.c { colour: red }\n#d { color: red }';
    expect(listProblems(source)).toEqual([
      '2 value position: fixed',
      '3 rule @import "x";',
      '4 property colour: red',
      '5 selector #d',
    ]);
    expect(isParsable(clean(source))).toBe(true);
    expect(isParsable(clean(''))).toBe(true);
  });

  it.each([
    ['.a {\n color: red;\n', '1 syntax {'],
    ['.a { color: red; }\n}', '2 syntax }'],
    ['.a {\n col or: red }', '2 syntax o'],
    ['.a { color: red }\n/* and', '2 syntax /'],
    ['.a { width: calc(1px }', '1 syntax }'],
  ])('reports unclosed brackets, strings and comments as syntax errors: %j', (source, problem) => {
    expect(listProblems(source)).toEqual([problem]);
    expect(isParsable(clean(source))).toBe(false);
  });

  it('limits the number of rules and the length', () => {
    const many = clean('p{color:red}'.repeat(maxRules + 5));
    expect(many.css.split('}').length - 1).toBe(maxRules);
    expect(clean(`/*${'x'.repeat(maxCharacters)}*/p{color:red}`)).toMatchObject({
      css: '',
      problems: [{ kind: 'long' }],
    });
    expect(clean(`p{width:${'('.repeat(90_000)}`)).toMatchObject({ css: '', problems: [{ kind: 'syntax' }] });
  });
});
