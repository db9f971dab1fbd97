import { type ComponentDefinition, type FormDefinition, isRecord, upgradeForm, walkComponents } from '@tideform/engine';
import { parseText } from '../building/parse-values.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';

type Json = Readonly<Record<string, unknown>>;

/** Finds the form in a file: at the root, or inside known wrappers. */
function findForm(json: Json): Json | undefined {
  const candidates = [json, json.schema, json.form, json.formDefinition];
  return candidates.filter(isRecord).find((one) => Array.isArray(one.components));
}

/** Returns whether JSON is a form of form.io or of a product based on form.io. */
export function isFormio(json: Json): boolean {
  const components = findForm(json)?.components;
  return (
    Array.isArray(components) &&
    (components.length === 0 || components.some((one) => isRecord(one) && typeof one.type === 'string'))
  );
}

/**
 * Reads a form.io form. Every property stays unchanged, because this product uses the same format. Unsupported
 * properties are reported.
 *
 * @param isType returns whether this product supports a component type
 */
export function readFormio(json: Json, { ledger }: ReaderInput, isType: (type: string) => boolean): ReaderResult {
  const form = findForm(json) as unknown as FormDefinition;
  const around = json === (form as unknown) ? json : { ...json, ...form };
  for (const { definition } of walkComponents(form)) {
    const part = openSourcePart(ledger, parseText(definition.key) ?? '', definition);
    part.setTitle(parseText(definition.label) ?? parseText(definition.title) ?? parseText(definition.key) ?? '');
    reportComponent(part, definition, isType);
    part.close();
  }
  return { form, title: parseText(around.title) ?? parseText(around.name), languages: [] };
}

function reportComponent(part: SourcePart, definition: ComponentDefinition, isType: (type: string) => boolean): void {
  const [drawn] = upgradeForm({ components: [{ type: definition.type }] }).components;
  const type = drawn?.type ?? definition.type;
  if (type !== definition.type)
    part.change('type', createFindingReason('otherType', { from: definition.type, to: type }));
  else if (!isType(type)) part.lose('type', createFindingReason('notShown', { from: type }));
  for (const property of Object.keys(definition)) {
    if (isCode(property, definition)) part.change(property, createFindingReason('script'));
    else if (isKnownProperty(property)) part.keep(property);
  }
}

/**
 * Returns whether a property contains code. The code is kept, but runs only in the sandbox after the builder has saved
 * the form.
 */
function isCode(property: string, definition: ComponentDefinition): boolean {
  const value = definition[property];
  if (typeof value !== 'string' || value.trim() === '') return false;
  return ['customConditional', 'calculateValue', 'customDefaultValue', 'custom', 'onChange'].includes(property);
}

/** Common form.io settings that this product supports. */
const supportedProperties =
  'type key label input hideLabel labelPosition labelWidth labelMargin description tooltip tabindex placeholder prefix suffix autocomplete multiple inputMask allowMultipleMasks inputMasks case defaultValue customDefaultValue calculateValue allowCalculateOverride calculateServer clearOnHide customConditional conditional logic validate errors errorLabel hidden disabled tableView title legend html content tag attrs className refreshOnChange refreshOn clearOnRefresh components columns rows numRows numCols header caption striped bordered hover condensed cellAlignment values data dataSrc dataType inline template valueProperty selectValues searchField minSearch searchDebounce limit disableLimit lazyLoad filter sort widget format enableDate enableTime datePicker timePicker displayInTimezone timezone defaultDate minDate maxDate dayFirst fields hideInputLabels delimiter decimalLimit requireDecimal currency questions delimeter maxTags storeas storage dir image webcam filePattern fileMinSize fileMaxSize imageSize uploadOnly action event custom url headers theme block size leftIcon rightIcon disableOnInvalid showValidations state saveOnEnter collapsible collapsed breadcrumb breadcrumbClickable allowPrevious buttonSettings scrollToTop nextPage addAnother addAnotherPosition disableAddingRemovingRows reorder initEmpty hasFixedRows rowHeader fixedRows freezeHeader enableRowGroups rowGroups conditionalAddButton saveRow removeRow openWhenEmpty defaultOpen inlineEdit rowDrafts modal templates keyLabel valueComponent keyBeforeValue footer width height penColor backgroundColor provider enableManualMode switchToManualModeLabel autoExpand editor as wysiwyg language unique permissions creatorPermissions pdfVisibility clearOnCopy onChange customClassAdvanced minSelectedCountMessage maxSelectedCountMessage mask protected persistent autofocus customClass verticalLayout noRounding name value shortcut inputType groupedData optionsLabelPosition isNew id lockKey';

/** Settings that form.io stores in every component and that have no effect. */
const ignoredProperties =
  'addons overlay modalEdit dataGridLabel showCharCount showWordCount spellcheck validateOn encrypted dbIndex redrawOn properties tags attributes hideOnChildrenHidden inputFormat truncateMultipleSpaces mainForm source version submissionAccess access autoAdjust tree lazyLoad useExactSearch uniqueOptions readOnlyValue searchThreshold indexeddb selectThreshold authenticate ignoreCache idPath customOptions fuseOptions kickbox fieldSet hideControlButtons refreshOn breadcrumb timezone useLocaleSettings allowInput datepickerMode enableMinDateInput enableMaxDateInput shortcutButtons row nextPage alwaysEnabled bubbles isUploadEnabled uploads options privateDownload fileTypes fileKey fileNameTemplate fileKeyTemplate webcamSize useMultipart shouldIncludeSubFormPath displayAsTab tableViewComponent displayWithNewLine keyModified inDataGrid originalComponent customOption filePassKeyName placement hideOnSubmit allowFutureDate numberOfDecimals currencyRegex isSubFormLazyLoad tooltipPosition';

const knownNames = new Set([...supportedProperties.split(' '), ...ignoredProperties.split(' ')]);

const isKnownProperty = (name: string): boolean => knownNames.has(name);
