import { describe, expect, it } from 'vitest';
import { cssAttacks } from '../../testing/css-attacks.ts';
import { mostCharacters, mostRules } from './allowed-css.ts';
import { cleanCss, isReadable } from './clean-css.ts';
import { notAbove } from './clean-selector.ts';

const cleaned = (source: string) => cleanCss(source, '.f', 'f-');
/** Without what each of its rules says of what lies above the page. */
const clean = (source: string) => {
  const { css, problems } = cleaned(source);
  return { css: css.replaceAll(notAbove, ''), problems };
};
const told = (source: string) => clean(source).problems.map(({ kind, what, line }) => `${line} ${kind} ${what}`);

describe('the styles of a form', () => {
  it('keep nothing of an attack but what is harmless', () => {
    expect(cssAttacks.length).toBeGreaterThan(100);
    for (const [source, comesOut] of cssAttacks) {
      expect(clean(source).css, source).toBe(comesOut);
    }
  });

  it('are said of the form, of classes that authors gave and of those of form.io', () => {
    expect(clean('body { color: #036; } .formio-component-site label, .note > b:hover { font-weight: 600 }').css).toBe(
      '.f{color:#036}.f .own-formio-component-site label,.f .own-note>b:hover{font-weight:600}',
    );
    expect(clean('.formio-form .form-control{padding:2px}.btn{color:red}').css).toBe(
      '.f :is(input:not([type=checkbox],[type=radio]),textarea,select){padding:2px}.f button{color:red}',
    );
  });

  it('have rules for screens, what browsers can and the room that there is, and animations of their own', () => {
    const source = `@media (max-width: 600px) { .a { display: grid; grid-template-columns: [full] 1fr minmax(0, 2fr) } }
      @supports (display: grid) { .a { gap: calc(1rem + 2px) } }
      @container tideform-form (width > 500px) { .a { color: color-mix(in srgb, red, var(--mine, blue)) } }
      @keyframes in { from { opacity: 0 } 50.5%, to { opacity: 1 } } .a { animation: in .2s ease-in 2 }`;
    expect(told(source)).toEqual([]);
    expect(clean(source).css).toContain(
      '@keyframes f-in{from{opacity:0}50.5%,to{opacity:1}}.f .own-a{animation:f-in .2s',
    );
  });

  it('are said of nothing that is open above the page, of no part of it either', () => {
    expect(cleaned('body > .a:hover, p ::before, ::placeholder { color: red }').css).toBe(
      `.f>.own-a:hover${notAbove},.f p *${notAbove}::before,.f *${notAbove}::placeholder{color:red}`,
    );
    expect(cleaned('p::before b, p::file-selector-button:hover { color: red }').css).toBe(
      `.f p${notAbove}::file-selector-button:hover{color:red}`,
    );
  });

  it('are told of at their line, and what is only left out can be read', () => {
    const source = '.a { color: red; }\n.b { position: fixed; }\n@import "x";\n.c { colour: red }\n#d { color: red }';
    expect(told(source)).toEqual([
      '2 value position: fixed',
      '3 rule @import "x";',
      '4 property colour: red',
      '5 selector #d',
    ]);
    expect(isReadable(clean(source))).toBe(true);
    expect(isReadable(clean(''))).toBe(true);
  });

  it.each([
    ['.a {\n color: red;\n', '1 syntax {'],
    ['.a { color: red; }\n}', '2 syntax }'],
    ['.a {\n col or: red }', '2 syntax o'],
    ['.a { color: red }\n/* and', '2 syntax /'],
    ['.a { width: calc(1px }', '1 syntax }'],
  ])('cannot be read where brackets, words or comments are not whole: %j', (source, problem) => {
    expect(told(source)).toEqual([problem]);
    expect(isReadable(clean(source))).toBe(false);
  });

  it('are as many as a page can bear', () => {
    const many = clean('p{color:red}'.repeat(mostRules + 5));
    expect(many.css.split('}').length - 1).toBe(mostRules);
    expect(clean(`/*${'x'.repeat(mostCharacters)}*/p{color:red}`)).toMatchObject({
      css: '',
      problems: [{ kind: 'long' }],
    });
    expect(clean(`p{width:${'('.repeat(90_000)}`)).toMatchObject({ css: '', problems: [{ kind: 'syntax' }] });
  });
});
