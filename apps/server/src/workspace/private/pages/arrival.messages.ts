import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the pages that one-time addresses open. */
export const arrivalMessages = memberMessages({
  begin: {
    title: { en: 'Set up your workspace', de: 'Arbeitsbereich einrichten' },
    text: {
      en: 'You’re the first person here. After you set up the workspace, you can invite others.',
      de: 'Sie sind die erste Person hier. Nach der Einrichtung können Sie andere Personen einladen.',
    },
    organisation: { en: 'Organization', de: 'Organisation' },
    submit: { en: 'Create workspace', de: 'Arbeitsbereich erstellen' },
  },
  join: {
    title: { en: 'Join {organisation}', de: '{organisation} beitreten' },
    text: {
      en: 'Enter your name and choose a password.',
      de: 'Geben Sie Ihren Namen ein, und wählen Sie ein Passwort.',
    },
    upstream: { en: 'Sign in with {name} instead', de: 'Stattdessen mit {name} anmelden' },
    submit: { en: 'Join', de: 'Beitreten' },
  },
  reset: {
    title: { en: 'Choose a new password', de: 'Neues Passwort wählen' },
    text: {
      en: 'For {name}. You’ll be signed out on all devices.',
      de: 'Für {name}. Sie werden auf allen Geräten abgemeldet.',
    },
    submit: { en: 'Set password', de: 'Passwort festlegen' },
    done: { en: 'Your password was set', de: 'Ihr Passwort wurde festgelegt' },
  },
  confirm: {
    title: { en: 'Confirm your recovery address', de: 'Wiederherstellungsadresse bestätigen' },
    text: {
      en: 'If you forget your password, we’ll send a reset link to {mail}.',
      de: 'Wenn Sie Ihr Passwort vergessen, senden wir einen Link zum Zurücksetzen an {mail}.',
    },
    submit: { en: 'Confirm', de: 'Bestätigen' },
    done: { en: 'Your recovery address was confirmed', de: 'Ihre Wiederherstellungsadresse wurde bestätigt' },
    doneText: {
      en: 'You can change it on your account page.',
      de: 'Sie können sie auf Ihrer Kontoseite ändern.',
    },
  },
  forgotten: {
    title: { en: 'Forgot your password?', de: 'Passwort vergessen?' },
    text: {
      en: 'We’ll send you a reset link that works for one day.',
      de: 'Wir senden Ihnen einen Link zum Zurücksetzen, der einen Tag lang gültig ist.',
    },
    submit: { en: 'Send link', de: 'Link senden' },
    done: { en: 'Check your email', de: 'Überprüfen Sie Ihre E-Mails' },
    doneText: {
      en: 'If there’s an account with this recovery address, we sent a link to it.',
      de: 'Wenn es ein Konto mit dieser Wiederherstellungsadresse gibt, haben wir einen Link dorthin gesendet.',
    },
  },
  fields: {
    name: { en: 'Your name', de: 'Ihr Name' },
    mail: { en: 'Email', de: 'E-Mail' },
    password: { en: 'Password', de: 'Passwort' },
    passwordHint: {
      en: 'At least {least} characters. A few random words work best.',
      de: 'Mindestens {least} Zeichen. Am besten eignen sich einige zufällige Wörter.',
    },
  },
  wrong: {
    organisation: { en: 'Enter the name of your organization.', de: 'Geben Sie den Namen Ihrer Organisation ein.' },
    name: { en: 'Enter your name.', de: 'Geben Sie Ihren Namen ein.' },
    mail: { en: 'Enter a valid email address.', de: 'Geben Sie eine gültige E-Mail-Adresse ein.' },
    taken: {
      en: 'This email address is already in use. Sign in, or use a different address.',
      de: 'Diese E-Mail-Adresse wird bereits verwendet. Melden Sie sich an, oder verwenden Sie eine andere Adresse.',
    },
    tooShort: {
      en: 'The password must have at least {least} characters.',
      de: 'Das Passwort muss mindestens {least} Zeichen lang sein.',
    },
    tooLong: { en: 'The password is too long.', de: 'Das Passwort ist zu lang.' },
    common: {
      en: 'This password is too common. Choose a different one.',
      de: 'Dieses Passwort ist zu häufig. Wählen Sie ein anderes.',
    },
    telling: {
      en: 'Don’t use names or addresses in your password.',
      de: 'Verwenden Sie in Ihrem Passwort keine Namen oder Adressen.',
    },
  },
  over: {
    title: { en: 'This link is no longer valid', de: 'Dieser Link ist nicht mehr gültig' },
    text: {
      en: 'The link was already used, was canceled, or has expired. Ask the person who sent it for a new one.',
      de: 'Der Link wurde bereits verwendet oder zurückgezogen, oder er ist abgelaufen. Bitten Sie die Person, von der Sie ihn erhalten haben, um einen neuen.',
    },
    begin: {
      en: 'Restart the server. Its console shows a new address until the workspace has an owner.',
      de: 'Starten Sie den Server neu. Die Konsole zeigt eine neue Adresse an, bis der Arbeitsbereich einen Besitzer hat.',
    },
  },
  arrived: {
    title: { en: 'Welcome, {name}', de: 'Willkommen, {name}' },
    text: { en: 'You can now sign in.', de: 'Sie können sich jetzt anmelden.' },
    owner: {
      en: 'Next, create a team and invite people.',
      de: 'Erstellen Sie als Nächstes ein Team, und laden Sie Personen ein.',
    },
    administer: { en: 'Set up the workspace', de: 'Arbeitsbereich einrichten' },
    open: { en: 'Open Tideform', de: 'Tideform öffnen' },
  },
  mails: {
    invitationSubject: { en: 'Join {organisation} on Tideform', de: '{organisation} auf Tideform beitreten' },
    invitation: {
      en: '{name} invited you to join {organisation} on Tideform. To join, open this link within a week:',
      de: '{name} hat Sie zu {organisation} auf Tideform eingeladen. Öffnen Sie diesen Link innerhalb einer Woche, um beizutreten:',
    },
    confirmSubject: {
      en: 'Confirm your Tideform recovery address',
      de: 'Bestätigen Sie Ihre Tideform-Wiederherstellungsadresse',
    },
    confirm: {
      en: 'To confirm this address, open this link within a day. If you didn’t request this email, ignore it.',
      de: 'Öffnen Sie diesen Link innerhalb eines Tages, um diese Adresse zu bestätigen. Wenn Sie diese E-Mail nicht angefordert haben, ignorieren Sie sie.',
    },
    resetSubject: { en: 'Reset your Tideform password', de: 'Setzen Sie Ihr Tideform-Passwort zurück' },
    reset: {
      en: 'To choose a new password, open this link within a day. If you didn’t request this email, ignore it.',
      de: 'Öffnen Sie diesen Link innerhalb eines Tages, um ein neues Passwort zu wählen. Wenn Sie diese E-Mail nicht angefordert haben, ignorieren Sie sie.',
    },
  },
});

export type ArrivalMessages = MessagesOf<typeof arrivalMessages>;
