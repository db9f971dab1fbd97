import { responderMessages } from '@tideform/i18n';

/**
 * Texts of the rules, by their names; in English after form.io's templates.
 *
 * NOTE: a label may be of any gender and number. German quotes it as a name, Arabic says 'the field' before it.
 */
export const issueMessages = responderMessages({
  required: { en: '{label} is required.', de: '„{label}“ ist erforderlich.', ar: 'الحقل «{label}» مطلوب.' },
  unticked: {
    en: '“{label}” must be selected.',
    de: '„{label}“ muss aktiviert sein.',
    ar: 'يجب تحديد «{label}».',
  },
  minLength: {
    en: '{label} must have at least {limit, plural, one {# character} other {# characters}}.',
    de: '„{label}“ muss mindestens {limit} Zeichen haben.',
    ar: 'يجب أن يحتوي الحقل «{label}» على {limit, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل.',
  },
  maxLength: {
    en: '{label} can have up to {limit, plural, one {# character} other {# characters}}.',
    de: '„{label}“ darf höchstens {limit} Zeichen haben.',
    ar: 'يجب ألا يتجاوز الحقل «{label}» {limit, plural, zero {# حرف} one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  },
  minWords: {
    en: '{label} must have at least {limit, plural, one {# word} other {# words}}.',
    de: '„{label}“ muss mindestens {limit, plural, one {# Wort} other {# Wörter}} haben.',
    ar: 'يجب أن يحتوي الحقل «{label}» على {limit, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}} على الأقل.',
  },
  maxWords: {
    en: '{label} can have up to {limit, plural, one {# word} other {# words}}.',
    de: '„{label}“ darf höchstens {limit, plural, one {# Wort} other {# Wörter}} haben.',
    ar: 'يجب ألا يتجاوز الحقل «{label}» {limit, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.',
  },
  minRows: {
    en: '{label} must have at least {limit, plural, one {# row} other {# rows}}.',
    de: '„{label}“ muss mindestens {limit, plural, one {# Zeile} other {# Zeilen}} haben.',
    ar: 'يجب أن يحتوي الحقل «{label}» على {limit, plural, zero {# صف} one {صف واحد} two {صفين} few {# صفوف} many {# صفًا} other {# صف}} على الأقل.',
  },
  maxRows: {
    en: '{label} can have up to {limit, plural, one {# row} other {# rows}}.',
    de: '„{label}“ darf höchstens {limit, plural, one {# Zeile} other {# Zeilen}} haben.',
    ar: 'يجب ألا يتجاوز الحقل «{label}» {limit, plural, zero {# صف} one {صفًا واحدًا} two {صفين} few {# صفوف} many {# صفًا} other {# صف}}.',
  },
  min: {
    en: '{label} must be {limit} or more.',
    de: '„{label}“ muss mindestens {limit} sein.',
    ar: 'يجب ألا يقل الحقل «{label}» عن {limit}.',
  },
  max: {
    en: '{label} must be {limit} or less.',
    de: '„{label}“ darf höchstens {limit} sein.',
    ar: 'يجب ألا يزيد الحقل «{label}» على {limit}.',
  },
  step: {
    en: '{label} must be a multiple of {limit}.',
    de: '„{label}“ muss ein Vielfaches von {limit} sein.',
    ar: 'يجب أن يكون الحقل «{label}» من مضاعفات {limit}.',
  },
  integer: {
    en: '{label} must be a whole number.',
    de: '„{label}“ muss eine ganze Zahl sein.',
    ar: 'يجب أن يكون الحقل «{label}» عددًا صحيحًا.',
  },
  digits: {
    en: '{label} has more than 15 digits, which can’t be stored exactly. Enter a shorter number.',
    de: '„{label}“ hat mehr als 15 Ziffern und kann nicht genau gespeichert werden. Geben Sie eine kürzere Zahl ein.',
    ar: 'يحتوي الحقل «{label}» على أكثر من 15 رقمًا ولا يمكن حفظه بدقة. أدخل عددًا أقصر.',
  },
  number: {
    en: '{label} must be a number.',
    de: '„{label}“ muss eine Zahl sein.',
    ar: 'يجب أن يكون الحقل «{label}» رقمًا.',
  },
  pattern: {
    en: '{label} doesn’t match the expected format.',
    de: '„{label}“ entspricht nicht dem erwarteten Format.',
    ar: 'الحقل «{label}» لا يطابق التنسيق المتوقع.',
  },
  email: {
    en: '{label} must be an email address.',
    de: '„{label}“ muss eine E-Mail-Adresse sein.',
    ar: 'يجب أن يكون الحقل «{label}» عنوان بريد إلكتروني.',
  },
  url: {
    en: '{label} must be a web address.',
    de: '„{label}“ muss eine Webadresse sein.',
    ar: 'يجب أن يكون الحقل «{label}» عنوان ويب.',
  },
  nonarray: {
    en: '{label} must have a single answer.',
    de: '„{label}“ darf nur eine Antwort haben.',
    ar: 'يجب أن يحتوي الحقل «{label}» على إجابة واحدة.',
  },
  onlyAvailableItems: {
    en: '{label} must be one of the choices.',
    de: '„{label}“ muss eine der Auswahlmöglichkeiten sein.',
    ar: 'يجب أن يكون الحقل «{label}» أحد الخيارات.',
  },
  minSelectedCount: {
    en: 'Choose at least {limit} in {label}.',
    de: 'Wählen Sie bei „{label}“ mindestens {limit} aus.',
    ar: 'اختر {limit, plural, zero {# خيار} one {خيارًا واحدًا} two {خيارين} few {# خيارات} many {# خيارًا} other {# خيار}} على الأقل في «{label}».',
  },
  maxSelectedCount: {
    en: 'Choose up to {limit} in {label}.',
    de: 'Wählen Sie bei „{label}“ höchstens {limit} aus.',
    ar: 'اختر {limit, plural, zero {# خيار} one {خيارًا واحدًا} two {خيارين} few {# خيارات} many {# خيارًا} other {# خيار}} على الأكثر في «{label}».',
  },
  uniqueValue: { en: 'Value must be unique', de: 'Der Wert muss eindeutig sein', ar: 'يجب أن تكون القيمة فريدة' },
  uniqueKey: {
    en: 'One of the columns is already using this key.',
    de: 'Eine der Spalten verwendet diesen Schlüssel bereits.',
    ar: 'يستخدم أحد الأعمدة هذا المفتاح بالفعل.',
  },
  missingKey: {
    en: 'Property name is required',
    de: 'Der Eigenschaftsname ist erforderlich',
    ar: 'اسم الخاصية مطلوب',
  },
  keyPattern: {
    en: 'The property name must only contain alphanumeric characters, underscores, dots and dashes and should not be ended by dash or dot.',
    de: 'Der Eigenschaftsname darf nur Buchstaben, Ziffern, Unterstriche, Punkte und Bindestriche enthalten und nicht mit Bindestrich oder Punkt enden.',
    ar: 'يجب ألا يحتوي اسم الخاصية إلا على أحرف وأرقام وشرطات سفلية ونقاط وشرطات، وألا ينتهي بشرطة أو نقطة.',
  },
  columnOffset: {
    en: 'Space before a column must be a whole number from 0 to 11.',
    de: 'Der Abstand vor einer Spalte muss eine ganze Zahl von 0 bis 11 sein.',
    ar: 'يجب أن تكون المسافة قبل العمود عددًا صحيحًا من 0 إلى 11.',
  },
  columnWidth: {
    en: 'Width must be a whole number from 1 to 12.',
    de: 'Die Breite muss eine ganze Zahl von 1 bis 12 sein.',
    ar: 'يجب أن يكون العرض عددًا صحيحًا من 1 إلى 12.',
  },
  missingLabel: { en: 'Label is required', de: 'Die Beschriftung ist erforderlich', ar: 'التسمية مطلوبة' },
  missingValue: { en: 'Value is required', de: 'Der Wert ist erforderlich', ar: 'القيمة مطلوبة' },
  json: {
    en: '{label} must be valid JSON.',
    de: '„{label}“ muss gültiges JSON sein.',
    ar: 'يجب أن يكون الحقل «{label}» بصيغة JSON صالحة.',
  },
  phoneNumber: {
    en: '{label} must be a phone number with a country code.',
    de: '„{label}“ muss eine Telefonnummer mit Landesvorwahl sein.',
    ar: 'يجب أن يكون الحقل «{label}» رقم هاتف مع رمز البلد.',
  },
  mask: {
    en: '{label} must have the format {mask}.',
    de: '„{label}“ muss das Format {mask} haben.',
    ar: 'يجب أن يكون الحقل «{label}» بالتنسيق {mask}.',
  },
  date: {
    en: '{label} must be a date, such as {example}.',
    de: '„{label}“ muss ein Datum sein, etwa {example}.',
    ar: 'يجب أن يكون الحقل «{label}» تاريخًا، مثل {example}.',
  },
  time: {
    en: '{label} must be a time, such as {example}.',
    de: '„{label}“ muss eine Uhrzeit sein, etwa {example}.',
    ar: 'يجب أن يكون الحقل «{label}» وقتًا، مثل {example}.',
  },
  day: {
    en: '{label} must be a valid date.',
    de: '„{label}“ muss ein gültiges Datum sein.',
    ar: 'يجب أن يكون الحقل «{label}» تاريخًا صالحًا.',
  },
  requiredDay: { en: '{label} needs a day.', de: 'Bei „{label}“ fehlt der Tag.', ar: 'ينقص اليوم في الحقل «{label}».' },
  requiredMonth: {
    en: '{label} needs a month.',
    de: 'Bei „{label}“ fehlt der Monat.',
    ar: 'ينقص الشهر في الحقل «{label}».',
  },
  requiredYear: {
    en: '{label} needs a year.',
    de: 'Bei „{label}“ fehlt das Jahr.',
    ar: 'تنقص السنة في الحقل «{label}».',
  },
  minDate: {
    en: '{label} can’t be before {limit}.',
    de: '„{label}“ darf nicht vor dem {limit} liegen.',
    ar: 'لا يمكن أن يكون الحقل «{label}» قبل {limit}.',
  },
  maxDate: {
    en: '{label} can’t be after {limit}.',
    de: '„{label}“ darf nicht nach dem {limit} liegen.',
    ar: 'لا يمكن أن يكون الحقل «{label}» بعد {limit}.',
  },
  minYear: {
    en: '{label} can’t be before {limit}.',
    de: '„{label}“ darf nicht vor {limit} liegen.',
    ar: 'لا يمكن أن يكون الحقل «{label}» قبل سنة {limit}.',
  },
  maxYear: {
    en: '{label} can’t be after {limit}.',
    de: '„{label}“ darf nicht nach {limit} liegen.',
    ar: 'لا يمكن أن يكون الحقل «{label}» بعد سنة {limit}.',
  },
  disabledDate: {
    en: '{label} can’t be on this day.',
    de: '„{label}“ ist an diesem Tag nicht möglich.',
    ar: 'هذا اليوم غير متاح في الحقل «{label}».',
  },
  filePattern: {
    en: 'The file type of {file} isn’t allowed here.',
    de: 'Der Dateityp von {file} ist hier nicht zulässig.',
    ar: 'نوع الملف {file} غير مسموح به هنا.',
  },
  fileMinSize: {
    en: '{file} is smaller than {limit}.',
    de: '{file} ist kleiner als {limit}.',
    ar: 'حجم {file} أصغر من {limit}.',
  },
  fileMaxSize: {
    en: '{file} is larger than {limit}.',
    de: '{file} ist größer als {limit}.',
    ar: 'حجم {file} أكبر من {limit}.',
  },
  signature: {
    en: '{label} must be a signature.',
    de: '„{label}“ muss eine Unterschrift sein.',
    ar: 'يجب أن يكون الحقل «{label}» توقيعًا.',
  },
  decision: {
    en: '{label} must be approved or rejected.',
    de: '„{label}“ muss genehmigt oder abgelehnt sein.',
    ar: 'يجب أن يكون الحقل «{label}» موافَقًا عليه أو مرفوضًا.',
  },
  sketch: {
    en: '{label} must be a drawing.',
    de: '„{label}“ muss eine Zeichnung sein.',
    ar: 'يجب أن يكون الحقل «{label}» رسمًا.',
  },
  maxFiles: {
    en: '{label} can have up to {limit, plural, one {# file} other {# files}}.',
    de: '„{label}“ darf höchstens {limit, plural, one {# Datei} other {# Dateien}} haben.',
    ar: 'لا يمكن أن يحتوي الحقل «{label}» على أكثر من {limit, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}}.',
  },
  maxFile: {
    en: '{label} can have only one file.',
    de: '„{label}“ darf nur eine Datei haben.',
    ar: 'لا يمكن أن يحتوي الحقل «{label}» إلا على ملف واحد.',
  },
  maxTags: {
    en: '{label} can have up to {limit, plural, one {# tag} other {# tags}}.',
    de: '„{label}“ darf höchstens {limit, plural, one {# Tag} other {# Tags}} haben.',
    ar: 'لا يمكن أن يحتوي الحقل «{label}» على أكثر من {limit, plural, zero {# علامة} one {علامة واحدة} two {علامتين} few {# علامات} many {# علامة} other {# علامة}}.',
  },
  unnamed: {
    en: '{label} has an entry without a name.',
    de: '„{label}“ enthält einen Eintrag ohne Namen.',
    ar: 'يحتوي الحقل «{label}» على إدخال بلا اسم.',
  },
  place: {
    en: '{label} must be a latitude and longitude, such as 51.5, -0.12.',
    de: '„{label}“ muss aus Breiten- und Längengrad bestehen, etwa 51.5, -0.12.',
    ar: 'يجب أن يتكون الحقل «{label}» من خط العرض وخط الطول، مثل 51.5, -0.12.',
  },
  incomplete: {
    en: '{label} isn’t complete.',
    de: '„{label}“ ist nicht vollständig.',
    ar: 'الحقل «{label}» غير مكتمل.',
  },
  custom: { en: '{label} isn’t valid.', de: '„{label}“ ist ungültig.', ar: 'الحقل «{label}» غير صالح.' },
});
