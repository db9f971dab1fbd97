import type { Reasons } from './judge-form.ts';

const answersStay =
  'the calculation calls what nobody has declared, and stops: an answer is not lost to an error, and people are told that part of the form’s automation has stopped';
const hiddenFollows =
  'a hidden section keeps its answers (ENG-31), and what is calculated from them follows: the client does so only where the response has brought a result before, so that the same answers give two results';

/**
 * Calculated answers of public forms in which we differ on purpose, by file and path, and why ours is saner. One that agrees
 * again fails the run. Small forms of our own show the same (`cases/public-ways.ts`).
 */
export const ourReasons: Reasons = {
  'navikt-complex_pdf_input.json sumFormueForsikringsbelopTjenestepensjonBegravelseskasseMv1': hiddenFollows,
  'navikt-complex_pdf_input.json sumUtgifterTilGravferd': hiddenFollows,
  'navikt-complex_pdf_input.json sumUtgifterTilGravferdOgGravmonument': hiddenFollows,
  'qld-gov-au-fieldset.json state': answersStay,
};
