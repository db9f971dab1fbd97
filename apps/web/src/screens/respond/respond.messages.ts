import { responderMessages } from '@tideform/i18n';

/** Texts of the response screen; in English those that the specification quotes are verbatim. */
export const respondMessages = responderMessages({
  existingDraft: {
    title: { en: 'Existing Draft', de: 'Vorhandener Entwurf', ar: 'مسودة موجودة' },
    question: {
      en: 'Would you like to open your existing draft?',
      de: 'Möchten Sie Ihren vorhandenen Entwurf öffnen?',
      ar: 'هل تريد فتح مسودتك الموجودة؟',
    },
    newResponse: { en: 'New Response', de: 'Neue Antwort', ar: 'رد جديد' },
    open: { en: 'Existing Draft', de: 'Vorhandener Entwurf', ar: 'المسودة الموجودة' },
  },
  beaten: {
    title: { en: 'Not submitted', de: 'Nicht eingereicht', ar: 'لم تُرسل' },
    text: {
      en: 'This response was submitted first from another device with different answers. Your answers are saved in a draft.',
      de: 'Diese Antwort wurde zuerst von einem anderen Gerät mit anderen Antworten eingereicht. Ihre Antworten sind in einem Entwurf gespeichert.',
      ar: 'أُرسل هذا الرد أولًا من جهاز آخر بإجابات مختلفة. إجاباتك محفوظة في مسودة.',
    },
    open: { en: 'Open your draft', de: 'Entwurf öffnen', ar: 'فتح مسودتك' },
  },
  waiting: {
    en: 'Your response is on this device and will be sent when you’re back online. Don’t delete this browser’s data until then.',
    de: 'Ihre Antwort ist auf diesem Gerät gespeichert und wird gesendet, sobald Sie wieder online sind. Löschen Sie bis dahin nicht die Daten dieses Browsers.',
    ar: 'ردك محفوظ على هذا الجهاز وسيُرسل عند عودة الاتصال. لا تحذف بيانات هذا المتصفح حتى ذلك الحين.',
  },
  sending: {
    en: 'Your response is being sent to your team’s library.',
    de: 'Ihre Antwort wird an die Bibliothek Ihres Teams gesendet.',
    ar: 'جارٍ إرسال ردك إلى مكتبة فريقك.',
  },
  arrived: {
    en: 'Your response is in your team’s library.',
    de: 'Ihre Antwort ist in der Bibliothek Ihres Teams angekommen.',
    ar: 'وصل ردك إلى مكتبة فريقك.',
  },
  saved: {
    saving: { en: 'Saving…', de: 'Wird gespeichert …', ar: 'جارٍ الحفظ…' },
    saved: {
      en: 'Saved on this device, {time}',
      de: 'Auf diesem Gerät gespeichert, {time}',
      ar: 'حُفظ على هذا الجهاز، {time}',
    },
    failed: { en: 'Not saved', de: 'Nicht gespeichert', ar: 'لم يُحفظ' },
    unchanged: { en: 'Saved as you type', de: 'Wird beim Eingeben gespeichert', ar: 'يُحفظ أثناء الكتابة' },
  },
  menu: {
    open: { en: 'Options', de: 'Optionen', ar: 'خيارات' },
    downloadPdf: { en: 'Download Pdf', de: 'PDF herunterladen', ar: 'تنزيل PDF' },
    paper: { en: 'Download paper form', de: 'Papierformular herunterladen', ar: 'تنزيل النموذج الورقي' },
    flatPaper: {
      en: 'Download paper form (not fillable)',
      de: 'Papierformular herunterladen (nicht ausfüllbar)',
      ar: 'تنزيل النموذج الورقي (غير قابل للتعبئة)',
    },
    info: { en: 'Submission Info', de: 'Informationen zur Einsendung', ar: 'معلومات الإرسال' },
    addAnother: { en: 'Add Another', de: 'Weitere hinzufügen', ar: 'إضافة رد آخر' },
    clear: { en: 'Clear', de: 'Leeren', ar: 'مسح' },
    history: { en: 'History', de: 'Verlauf', ar: 'السجل' },
    edit: { en: 'Edit', de: 'Bearbeiten', ar: 'تحرير' },
    discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
    onceUploaded: {
      en: 'Available after this submission is uploaded.',
      de: 'Verfügbar, nachdem diese Einsendung hochgeladen wurde.',
      ar: 'يتاح بعد رفع هذا الإرسال.',
    },
  },
  clear: {
    title: { en: 'Clear this draft?', de: 'Diesen Entwurf leeren?', ar: 'مسح هذه المسودة؟' },
    text: {
      en: 'All answers in this draft will be deleted. The form stays open.',
      de: 'Alle Antworten in diesem Entwurf werden gelöscht. Das Formular bleibt geöffnet.',
      ar: 'ستُحذف كل إجابات هذه المسودة. يبقى النموذج مفتوحًا.',
    },
    confirm: { en: 'Clear', de: 'Leeren', ar: 'مسح' },
  },
  info: {
    form: { en: 'Form', de: 'Formular', ar: 'النموذج' },
    title: { en: 'Title', de: 'Titel', ar: 'العنوان' },
    number: { en: 'Submission number', de: 'Einsendungsnummer', ar: 'رقم الإرسال' },
    noNumber: { en: 'Assigned when sent', de: 'Wird beim Senden vergeben', ar: 'يُعطى عند الإرسال' },
    version: { en: 'Form version', de: 'Formularversion', ar: 'إصدار النموذج' },
    status: { en: 'Status', de: 'Status', ar: 'الحالة' },
    places: {
      pending: { en: 'Pending Upload', de: 'Ausstehender Upload', ar: 'بانتظار الرفع' },
      edit: { en: 'Being edited', de: 'Wird bearbeitet', ar: 'قيد التحرير' },
      draft: { en: 'Draft', de: 'Entwurf', ar: 'مسودة' },
      library: { en: 'Submitted', de: 'Eingereicht', ar: 'مُرسل' },
    },
    createdBy: { en: 'Created by', de: 'Erstellt von', ar: 'أنشأه' },
    changed: { en: 'Last changed', de: 'Zuletzt geändert', ar: 'آخر تغيير' },
    submitted: { en: 'Submitted on', de: 'Eingereicht am', ar: 'وقت الإرسال' },
    collaborators: { en: 'Collaborators', de: 'Mitwirkende', ar: 'المتعاونون' },
    workflows: { en: 'Workflows', de: 'Arbeitsabläufe', ar: 'سير العمل' },
    none: { en: '–', de: '–', ar: '–' },
  },
  leave: {
    title: { en: 'Draft', de: 'Entwurf', ar: 'مسودة' },
    question: {
      en: 'Would you like to keep your draft?',
      de: 'Möchten Sie Ihren Entwurf behalten?',
      ar: 'هل تريد الاحتفاظ بمسودتك؟',
    },
    keep: { en: 'Keep', de: 'Behalten', ar: 'احتفاظ' },
    discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
  },
  newVersion: {
    en: 'This form was updated to version {version}. Your answers were kept.',
    de: 'Dieses Formular wurde auf Version {version} aktualisiert. Ihre Antworten wurden beibehalten.',
    ar: 'حُدّث هذا النموذج إلى الإصدار {version}. تم الاحتفاظ بإجاباتك.',
  },
  elsewhere: {
    text: {
      en: 'You’re editing this response in another tab. Changes appear here as they’re saved.',
      de: 'Sie bearbeiten diese Antwort in einem anderen Tab. Änderungen erscheinen hier, sobald sie gespeichert sind.',
      ar: 'أنت تحرّر هذا الرد في علامة تبويب أخرى. تظهر التغييرات هنا فور حفظها.',
    },
    taken: {
      en: 'You continued in another tab. Changes appear here as they’re saved.',
      de: 'Sie haben in einem anderen Tab weitergearbeitet. Änderungen erscheinen hier, sobald sie gespeichert sind.',
      ar: 'تابعت في علامة تبويب أخرى. تظهر التغييرات هنا فور حفظها.',
    },
    take: { en: 'Take over', de: 'Übernehmen', ar: 'المتابعة هنا' },
    refused: {
      en: 'Couldn’t take over because the other tab can’t save its answers on this device. Continue there.',
      de: 'Übernahme nicht möglich, weil der andere Tab seine Antworten auf diesem Gerät nicht speichern kann. Arbeiten Sie dort weiter.',
      ar: 'تعذّرت المتابعة هنا لأن علامة التبويب الأخرى لا يمكنها حفظ إجاباتها على هذا الجهاز. تابع هناك.',
    },
  },
  deleted: {
    title: { en: 'This draft was deleted', de: 'Dieser Entwurf wurde gelöscht', ar: 'حُذفت هذه المسودة' },
    text: {
      en: 'To start a new response, go to your forms.',
      de: 'Um eine neue Antwort zu beginnen, wechseln Sie zu Ihren Formularen.',
      ar: 'لبدء رد جديد، انتقل إلى نماذجك.',
    },
  },
  otherDevice: {
    en: 'This draft was changed on another device. The latest answers are shown here.',
    de: 'Dieser Entwurf wurde auf einem anderen Gerät geändert. Hier werden die neuesten Antworten angezeigt.',
    ar: 'غُيّرت هذه المسودة على جهاز آخر. تُعرض هنا أحدث الإجابات.',
  },
  conflict: {
    edited: {
      en: 'This draft was changed in another tab or on another device while it was open here. Your answers are saved in this copy.',
      de: 'Dieser Entwurf wurde in einem anderen Tab oder auf einem anderen Gerät geändert, während er hier geöffnet war. Ihre Antworten sind in dieser Kopie gespeichert.',
      ar: 'غُيّرت هذه المسودة في علامة تبويب أخرى أو على جهاز آخر أثناء فتحها هنا. إجاباتك محفوظة في هذه النسخة.',
    },
    submitted: {
      en: 'This response was submitted on another device while it was open here. Your answers are saved in this copy.',
      de: 'Diese Antwort wurde auf einem anderen Gerät eingereicht, während sie hier geöffnet war. Ihre Antworten sind in dieser Kopie gespeichert.',
      ar: 'أُرسل هذا الرد من جهاز آخر أثناء فتحه هنا. إجاباتك محفوظة في هذه النسخة.',
    },
    outrun: {
      en: 'This response was submitted first from another device with different answers. Your answers are saved in this draft.',
      de: 'Diese Antwort wurde zuerst von einem anderen Gerät mit anderen Antworten eingereicht. Ihre Antworten sind in diesem Entwurf gespeichert.',
      ar: 'أُرسل هذا الرد أولًا من جهاز آخر بإجابات مختلفة. إجاباتك محفوظة في هذه المسودة.',
    },
    openSubmission: { en: 'Open submission', de: 'Einsendung öffnen', ar: 'فتح الإرسال' },
    deleted: {
      en: 'This draft was deleted on another device while it was open here. Your answers are saved in this copy.',
      de: 'Dieser Entwurf wurde auf einem anderen Gerät gelöscht, während er hier geöffnet war. Ihre Antworten sind in dieser Kopie gespeichert.',
      ar: 'حُذفت هذه المسودة على جهاز آخر أثناء فتحها هنا. إجاباتك محفوظة في هذه النسخة.',
    },
  },
  edit: {
    hint: {
      en: 'You’re editing this submission',
      de: 'Sie bearbeiten diese Einsendung',
      ar: 'أنت تحرّر هذا الإرسال',
    },
    refused: {
      en: 'You can’t edit this submission.',
      de: 'Sie können diese Einsendung nicht bearbeiten.',
      ar: 'لا يمكنك تحرير هذا الإرسال.',
    },
    begun: {
      en: 'You have unsubmitted edits to this submission on this device.',
      de: 'Auf diesem Gerät gibt es eine nicht eingereichte Bearbeitung dieser Einsendung.',
      ar: 'لديك على هذا الجهاز تعديلات على هذا الإرسال لم تُرسل بعد.',
    },
    goOn: { en: 'Continue editing', de: 'Bearbeitung fortsetzen', ar: 'متابعة التحرير' },
    kept: {
      en: 'Your answers are saved on this device.',
      de: 'Ihre Antworten sind auf diesem Gerät gespeichert.',
      ar: 'إجاباتك محفوظة على هذا الجهاز.',
    },
    keepAsDraft: { en: 'Keep as draft', de: 'Als Entwurf behalten', ar: 'احتفاظ كمسودة' },
  },
  noForm: {
    title: { en: 'This form isn’t available', de: 'Dieses Formular ist nicht verfügbar', ar: 'هذا النموذج غير متاح' },
    text: {
      en: 'It might have been deleted or un-published, or you might not have access to its team.',
      de: 'Möglicherweise wurde das Formular gelöscht oder die Veröffentlichung aufgehoben, oder Sie haben keinen Zugriff auf das zugehörige Team.',
      ar: 'ربما حُذف أو أُلغي نشره، أو ليس لديك حق الوصول إلى فريقه.',
    },
  },
  notPublished: {
    title: {
      en: 'This form isn’t published',
      de: 'Dieses Formular ist nicht veröffentlicht',
      ar: 'هذا النموذج غير منشور',
    },
    text: {
      en: 'You can fill out the form after it’s published.',
      de: 'Sie können das Formular ausfüllen, sobald es veröffentlicht ist.',
      ar: 'يمكنك ملء النموذج بعد نشره.',
    },
  },
  storageFull: {
    en: 'Couldn’t save this answer on this device. Free up some space, and then change any answer to try again.',
    de: 'Diese Antwort konnte nicht auf diesem Gerät gespeichert werden. Geben Sie Speicherplatz frei, und ändern Sie dann eine Antwort, um es noch einmal zu versuchen.',
    ar: 'تعذّر حفظ هذه الإجابة على هذا الجهاز. أفرغ بعض المساحة ثم غيّر أي إجابة للمحاولة مجددًا.',
  },
  submitFull: {
    en: 'Couldn’t submit because this device’s storage is full. Free up some space, and then submit again.',
    de: 'Das Absenden ist nicht möglich, weil der Speicher dieses Geräts voll ist. Geben Sie Speicherplatz frei, und senden Sie dann erneut ab.',
    ar: 'تعذّر الإرسال لأن مساحة التخزين على هذا الجهاز ممتلئة. أفرغ بعض المساحة ثم أرسل مجددًا.',
  },
  submitFailed: {
    en: 'An error occurred, please try again. {why}',
    de: 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es noch einmal. {why}',
    ar: 'حدث خطأ، يُرجى المحاولة مرة أخرى. {why}',
  },
  fileLost: {
    en: '{name} can’t be read on this device anymore. Remove the file, add it again, and then submit.',
    de: '{name} kann auf diesem Gerät nicht mehr gelesen werden. Entfernen Sie die Datei, fügen Sie sie erneut hinzu, und senden Sie dann ab.',
    ar: 'لم تعد قراءة {name} ممكنة على هذا الجهاز. أزل الملف وأضفه من جديد ثم أرسل.',
  },
  paperGone: {
    en: 'The paper form is no longer in the library.',
    de: 'Das Papierformular ist nicht mehr in der Bibliothek vorhanden.',
    ar: 'لم يعد النموذج الورقي في المكتبة.',
  },
  paperMissing: {
    en: 'These answers don’t fit on the paper form: {which}',
    de: 'Diese Antworten passen nicht auf das Papierformular: {which}',
    ar: 'لا تتسع هذه الإجابات في النموذج الورقي: {which}',
  },
  pdfFailed: {
    en: 'Unable to download file',
    de: 'Die Datei konnte nicht heruntergeladen werden',
    ar: 'تعذّر تنزيل الملف',
  },
});
