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
      en: 'Another device submitted this response first, with other answers. Yours are kept in a draft.',
      de: 'Ein anderes Gerät hat diese Antwort zuerst und mit anderen Angaben eingereicht. Ihre Angaben bleiben in einem Entwurf erhalten.',
      ar: 'أرسل جهاز آخر هذه الاستجابة أولًا بإجابات أخرى. إجاباتك محفوظة في مسودة.',
    },
    open: { en: 'Open your draft', de: 'Ihren Entwurf öffnen', ar: 'فتح مسودتك' },
  },
  waiting: {
    en: 'Your response is on this device and will be sent as soon as there is a connection. Please keep it until then.',
    de: 'Ihre Antwort ist auf diesem Gerät und wird gesendet, sobald es eine Verbindung gibt. Bitte behalten Sie sie bis dahin.',
    ar: 'ردك محفوظ على هذا الجهاز وسيُرسل بمجرد توفر اتصال. يُرجى الاحتفاظ به حتى ذلك الحين.',
  },
  sending: {
    en: 'It is on this device and on its way to your team’s library.',
    de: 'Sie ist auf diesem Gerät und auf dem Weg in die Bibliothek Ihres Teams.',
    ar: 'هو محفوظ على هذا الجهاز وفي طريقه إلى مكتبة فريقك.',
  },
  arrived: {
    en: 'It has arrived in your team’s library.',
    de: 'Sie ist in der Bibliothek Ihres Teams angekommen.',
    ar: 'وصل إلى مكتبة فريقك.',
  },
  saved: {
    saving: { en: 'Saving…', de: 'Wird gespeichert …', ar: 'جارٍ الحفظ…' },
    saved: {
      en: 'Saved on this device, {time}',
      de: 'Auf diesem Gerät gespeichert, {time}',
      ar: 'حُفظ على هذا الجهاز، {time}',
    },
    failed: { en: 'Not saved', de: 'Nicht gespeichert', ar: 'لم يُحفظ' },
    unchanged: { en: 'Saved as you type', de: 'Wird beim Tippen gespeichert', ar: 'يُحفظ أثناء الكتابة' },
  },
  menu: {
    open: { en: 'Options', de: 'Optionen', ar: 'خيارات' },
    downloadPdf: { en: 'Download Pdf', de: 'PDF herunterladen', ar: 'تنزيل PDF' },
    paper: { en: 'Download paper form', de: 'Papierformular herunterladen', ar: 'تنزيل النموذج الورقي' },
    flatPaper: {
      en: 'Download paper form, final',
      de: 'Papierformular herunterladen, endgültig',
      ar: 'تنزيل النموذج الورقي، نهائي',
    },
    info: { en: 'Submission Info', de: 'Über die Einsendung', ar: 'معلومات الإرسال' },
    addAnother: { en: 'Add Another', de: 'Weitere hinzufügen', ar: 'إضافة رد آخر' },
    clear: { en: 'Clear', de: 'Leeren', ar: 'مسح' },
    history: { en: 'History', de: 'Verlauf', ar: 'السجل' },
    edit: { en: 'Edit', de: 'Bearbeiten', ar: 'تحرير' },
    discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
    onceUploaded: {
      en: 'Available once this submission is uploaded.',
      de: 'Verfügbar, sobald diese Einsendung hochgeladen ist.',
      ar: 'يتاح بعد رفع هذا الإرسال.',
    },
  },
  clear: {
    title: { en: 'Clear this draft?', de: 'Diesen Entwurf leeren?', ar: 'مسح هذه المسودة؟' },
    text: {
      en: 'All answers of this draft are removed. The form stays open.',
      de: 'Alle Antworten dieses Entwurfs werden entfernt. Das Formular bleibt offen.',
      ar: 'ستُزال كل إجابات هذه المسودة. يبقى النموذج مفتوحًا.',
    },
    confirm: { en: 'Clear', de: 'Leeren', ar: 'مسح' },
  },
  info: {
    form: { en: 'Form', de: 'Formular', ar: 'النموذج' },
    title: { en: 'Title', de: 'Titel', ar: 'العنوان' },
    number: { en: 'Submission number', de: 'Nummer der Einsendung', ar: 'رقم الإرسال' },
    noNumber: { en: 'Given when it is sent', de: 'Wird beim Senden vergeben', ar: 'يُعطى عند الإرسال' },
    version: { en: 'Form version', de: 'Version des Formulars', ar: 'إصدار النموذج' },
    status: { en: 'Status', de: 'Status', ar: 'الحالة' },
    places: {
      pending: { en: 'Pending Upload', de: 'Wartet auf Upload', ar: 'بانتظار الرفع' },
      edit: { en: 'Being edited', de: 'Wird bearbeitet', ar: 'قيد التحرير' },
      draft: { en: 'Draft', de: 'Entwurf', ar: 'مسودة' },
      library: { en: 'Submitted', de: 'Eingereicht', ar: 'مُرسل' },
    },
    createdBy: { en: 'Created by', de: 'Erstellt von', ar: 'أنشأه' },
    changed: { en: 'Last changed', de: 'Zuletzt geändert', ar: 'آخر تغيير' },
    submitted: { en: 'Submitted at', de: 'Eingereicht am', ar: 'وقت الإرسال' },
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
    en: 'This form was updated to version {version}. Your answers are kept.',
    de: 'Dieses Formular wurde auf Version {version} aktualisiert. Ihre Antworten bleiben erhalten.',
    ar: 'حُدّث هذا النموذج إلى الإصدار {version}. إجاباتك محفوظة.',
  },
  elsewhere: {
    text: {
      en: 'You’re editing this response in another tab. Changes appear here as they’re saved.',
      de: 'Sie bearbeiten diese Antwort in einem anderen Tab. Änderungen erscheinen hier, sobald sie gespeichert sind.',
      ar: 'أنت تحرّر هذا الرد في علامة تبويب أخرى. تظهر التغييرات هنا فور حفظها.',
    },
    taken: {
      en: 'You continued in another tab. Changes appear here as they’re saved.',
      de: 'Sie haben in einem anderen Tab weitergemacht. Änderungen erscheinen hier, sobald sie gespeichert sind.',
      ar: 'تابعت في علامة تبويب أخرى. تظهر التغييرات هنا فور حفظها.',
    },
    take: { en: 'Take over', de: 'Übernehmen', ar: 'المتابعة هنا' },
    refused: {
      en: 'Couldn’t take over: the other tab can’t save its answers on this device. Continue there.',
      de: 'Übernehmen nicht möglich: Der andere Tab kann seine Antworten auf diesem Gerät nicht speichern. Machen Sie dort weiter.',
      ar: 'تعذّرت المتابعة هنا: لا يمكن لعلامة التبويب الأخرى حفظ إجاباتها على هذا الجهاز. تابع هناك.',
    },
  },
  deleted: {
    title: { en: 'This draft was deleted', de: 'Dieser Entwurf wurde gelöscht', ar: 'حُذفت هذه المسودة' },
    text: {
      en: 'You can start a new response from your forms.',
      de: 'Über Ihre Formulare können Sie eine neue Antwort beginnen.',
      ar: 'يمكنك بدء رد جديد من نماذجك.',
    },
  },
  otherDevice: {
    en: 'This draft was changed on another device. These are its newest answers.',
    de: 'Dieser Entwurf wurde auf einem anderen Gerät geändert. Das sind seine neuesten Antworten.',
    ar: 'غُيّرت هذه المسودة على جهاز آخر. هذه أحدث إجاباتها.',
  },
  conflict: {
    edited: {
      en: 'This draft was changed in another tab or on another device while it was open here. Your answers are kept in this copy.',
      de: 'Dieser Entwurf wurde in einem anderen Tab oder auf einem anderen Gerät geändert, während er hier offen war. Ihre Antworten bleiben in dieser Kopie.',
      ar: 'غُيّرت هذه المسودة في علامة تبويب أخرى أو على جهاز آخر أثناء فتحها هنا. إجاباتك محفوظة في هذه النسخة.',
    },
    submitted: {
      en: 'This response was submitted on another device while it was open here. Your answers are kept in this copy.',
      de: 'Diese Antwort wurde auf einem anderen Gerät eingereicht, während sie hier offen war. Ihre Antworten bleiben in dieser Kopie.',
      ar: 'أُرسل هذا الرد من جهاز آخر أثناء فتحه هنا. إجاباتك محفوظة في هذه النسخة.',
    },
    outrun: {
      en: 'Another device submitted this response first, with other answers. Yours are kept in this draft.',
      de: 'Ein anderes Gerät hat diese Antwort zuerst und mit anderen Angaben eingereicht. Ihre Angaben bleiben in diesem Entwurf erhalten.',
      ar: 'أرسل جهاز آخر هذا الرد أولًا بإجابات أخرى. إجاباتك محفوظة في هذه المسودة.',
    },
    openSubmission: { en: 'Open the submission', de: 'Einsendung öffnen', ar: 'فتح الإرسال' },
    deleted: {
      en: 'This draft was deleted on another device while it was open here. Your answers are kept in this copy.',
      de: 'Dieser Entwurf wurde auf einem anderen Gerät gelöscht, während er hier offen war. Ihre Antworten bleiben in dieser Kopie.',
      ar: 'حُذفت هذه المسودة على جهاز آخر أثناء فتحها هنا. إجاباتك محفوظة في هذه النسخة.',
    },
  },
  edit: {
    hint: {
      en: 'You are editing this submission',
      de: 'Sie bearbeiten diese Einsendung',
      ar: 'أنت تحرّر هذا الإرسال',
    },
    refused: {
      en: 'You cannot edit this submission.',
      de: 'Sie können diese Einsendung nicht bearbeiten.',
      ar: 'لا يمكنك تحرير هذا الإرسال.',
    },
    begun: {
      en: 'You have begun to change this submission on this device. Nothing of it has been sent.',
      de: 'Sie haben auf diesem Gerät begonnen, diese Einsendung zu ändern. Davon wurde noch nichts gesendet.',
      ar: 'بدأت تغيير هذا الإرسال على هذا الجهاز. لم يُرسل شيء من ذلك.',
    },
    goOn: { en: 'Continue editing', de: 'Weiter bearbeiten', ar: 'متابعة التحرير' },
    kept: {
      en: 'Your answers are kept on this device.',
      de: 'Ihre Antworten bleiben auf diesem Gerät erhalten.',
      ar: 'إجاباتك محفوظة على هذا الجهاز.',
    },
    keepAsDraft: { en: 'Keep as a draft', de: 'Als Entwurf behalten', ar: 'احتفاظ كمسودة' },
  },
  noForm: {
    title: { en: 'This form is not here', de: 'Dieses Formular ist nicht hier', ar: 'هذا النموذج ليس هنا' },
    text: {
      en: 'It may have been deleted or un-published, or you may not have access to its team.',
      de: 'Vielleicht wurde es gelöscht oder zurückgezogen, oder Sie haben keinen Zugriff auf sein Team.',
      ar: 'ربما حُذف أو أُلغي نشره، أو ليس لديك حق الوصول إلى فريقه.',
    },
  },
  notPublished: {
    title: {
      en: 'This form is not published',
      de: 'Dieses Formular ist nicht veröffentlicht',
      ar: 'هذا النموذج غير منشور',
    },
    text: {
      en: 'It can be filled in once its builder has published it.',
      de: 'Es kann ausgefüllt werden, sobald es veröffentlicht ist.',
      ar: 'يمكن ملؤه بعد أن ينشره منشئه.',
    },
  },
  storageFull: {
    en: 'This answer could not be saved on this device. Free some space, then change any answer to try again.',
    de: 'Diese Antwort konnte auf diesem Gerät nicht gespeichert werden. Geben Sie Speicher frei und ändern Sie dann eine Antwort, um es noch einmal zu versuchen.',
    ar: 'تعذّر حفظ هذه الإجابة على هذا الجهاز. أفرغ بعض المساحة ثم غيّر أي إجابة للمحاولة مجددًا.',
  },
  submitFull: {
    en: 'Not submitted: the storage of this device is full. Free some space, then submit again.',
    de: 'Nicht abgesendet: Der Speicher dieses Geräts ist voll. Geben Sie Speicher frei und senden Sie dann noch einmal ab.',
    ar: 'لم يُرسل: مساحة التخزين على هذا الجهاز ممتلئة. أفرغ بعض المساحة ثم أرسل مجددًا.',
  },
  submitFailed: {
    en: 'An error occurred, please try again. {why}',
    de: 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es noch einmal. {why}',
    ar: 'حدث خطأ، يُرجى المحاولة مرة أخرى. {why}',
  },
  fileLost: {
    en: '{name} cannot be read on this device any more. Remove it, add it again, and submit.',
    de: '{name} kann auf diesem Gerät nicht mehr gelesen werden. Entfernen Sie die Datei, fügen Sie sie neu hinzu, und senden Sie ab.',
    ar: 'لم يعد بالإمكان قراءة {name} على هذا الجهاز. أزله وأضفه من جديد ثم أرسل.',
  },
  paperGone: {
    en: 'The paper form is no longer in the library.',
    de: 'Das Papierformular liegt nicht mehr in der Bibliothek.',
    ar: 'لم يعد النموذج الورقي في المكتبة.',
  },
  paperMissing: {
    en: 'No room on the paper form: {which}',
    de: 'Kein Platz auf dem Papierformular: {which}',
    ar: 'لا مكان في النموذج الورقي: {which}',
  },
  pdfFailed: {
    en: 'Unable to download file',
    de: 'Die Datei konnte nicht heruntergeladen werden',
    ar: 'تعذّر تنزيل الملف',
  },
});
