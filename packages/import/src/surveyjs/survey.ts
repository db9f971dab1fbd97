import { isRecord } from '@tideform/engine';
import type { FormScope } from '../building/form-scope.ts';
import { parseText } from '../building/parse-values.ts';
import { createFindingReason, type FindingLedger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

export type Json = Readonly<Record<string, unknown>>;

/** State while a SurveyJS survey is read. */
export interface SurveyContext {
  readonly ledger: FindingLedger;
  /** Language of the form's texts. */
  readonly language: string;
  /** Schedules a task for when all fields are known, for example translating an expression. */
  later(task: () => void): void;
  /** Schedules a task that runs before those of `later`. */
  introduction(task: () => void): void;
}

/** Question that is being read, with its position in the survey and the form. */
export interface SurveyQuestion {
  readonly survey: SurveyContext;
  readonly place: FormScope;
  readonly part: SourcePart;
  readonly raw: Json;
}

export const surveyFormat = 'surveyjs';

/** Settings of the appearance. They have no equivalent, because a form in this product has its own appearance. */
const appearanceProperties =
  'width minWidth maxWidth indent innerIndent size titleLocation descriptionLocation questionTitleLocation questionDescriptionLocation questionTitleWidth hideNumber showNumber no showQuestionNumbers questionStartIndex errorLocation questionErrorLocation theme themeName colCount cols separateSpecialChoices itemSize displayMode renderMode displayRateDescriptionsAsExtremeItems rateColorMode scaleColorMode rateType rateDisplayMode imageFit imageHeight imageWidth minImageHeight minImageWidth maxImageHeight maxImageWidth contentMode showLabel swapOrder useDisplayValuesInDynamicTexts useDisplayValuesInTitle logo logoWidth logoHeight logoPosition logoFit widthMode fitToContainer headerView backgroundImage backgroundImageFit backgroundOpacity backgroundImageAttachment completedBeforeHtml questionTitlePattern requiredText questionStartIndex showTitle showPageTitles showPageNumbers maxOthersLength horizontalScroll verticalAlign alternateRows cellHeight rowTitleWidth columnMinWidth transposeData columnsLayout columnLayout showHeader keyDuplicationError minSize signatureWidth signatureHeight signatureAutoScaleEnabled penColor penMinWidth penMaxWidth backgroundColor dataFormat placeholderReadOnly gridLayoutEnabled gridLayoutColumns tabAlign templateTitleLocation templateDescriptionLocation templateErrorLocation showRangeInProgress progressBarLocation progressBarType progressBarShowPageTitles progressBarShowPageNumbers progressBarInheritWidthFrom newPanelPosition templateQuestionTitleWidth mobileView displayStyle maximumFractionDigits minimumFractionDigits useGrouping detailPanelMode detailPanelShowOnAdding itemTitleWidth rateDescriptionLocation layout labelLocation questionOrder textUpdateMode titleActions cssClasses cssType css style';

/** Settings for behavior that this product always has, or that its own settings control. */
const builtInProperties =
  'showProgressBar showNavigationButtons showPrevButton focusFirstQuestionAutomatic autoFocusFirstQuestion focusOnFirstError autoFocusFirstError clearInvisibleValues checkErrorsMode sendResultOnPageNext goNextPageAutomatic autoAdvanceEnabled storeDataAsText storeDataAsText allowPreview allowImagesPreview showPreview showClearButton allowClear searchEnabled searchMode textWrapEnabled closeOnSelect acceptCarriageReturn showCompletedPage mode firstPageIsStarted firstPageIsStartPage waitForUpload needConfirmRemoveContent confirmDelete hideSelectedItems useCaseSensitiveComparison choicesEnableIf requireConfirmDelete confirmRemoval clearIfInvisible partialSendEnabled validationEnabled showTOC tocLocation autoGrowComment allowResizeComment resizeAllowed allowResize autoGrow pagePrevText previewMode previewText editText startSurveyText loadingHtml emptySurvey locale';

const appearanceSet: ReadonlySet<string> = new Set(appearanceProperties.split(' '));
const builtInSet: ReadonlySet<string> = new Set(builtInProperties.split(' '));

/** Reports properties that don't affect the questions. */
export function reportKnownProperties(part: SourcePart, raw: Readonly<Record<string, unknown>>): void {
  for (const property of Object.keys(raw)) {
    if (builtInSet.has(property)) part.keep(property);
    else if (property === 'showQuestionNumbers' && (raw[property] === 'off' || raw[property] === false))
      part.keep(property);
    else if (appearanceSet.has(property)) part.lose(property, createFindingReason('appearance'));
  }
}

/**
 * Returns a localized text, `{ default: …, de: … }`, in a language. `default` contains the text in the survey's default
 * language.
 */
export function getLocalizedText(value: unknown, language: string): string | undefined {
  if (!isRecord(value)) return parseText(value);
  const ownText = [value[language], value.default, value.en, ...Object.values(value)];
  return ownText.map(parseText).find((text) => text !== undefined);
}

export const getLanguages = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

/** Returns a text of a part in the form's language. Texts in other languages are stored in `foreign`. */
export function readLocalizedText(part: SourcePart, property: string, language: string): string | undefined {
  const value = part.peek(property);
  const languages = getLanguages(value);
  const usedLanguage = getLocalizedText(value, language);
  if (value === undefined) return undefined;
  if (usedLanguage === undefined && value !== '') part.lose(property, createFindingReason('wrongValue'));
  else if (languages.length > 1)
    part.change(property, createFindingReason('otherLanguages', { languages: languages.join(', ') }));
  else part.keep(property);
  return usedLanguage;
}
