import { createFindingReason } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

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
