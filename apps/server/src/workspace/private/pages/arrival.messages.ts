import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the pages that one-time addresses open. */
export const arrivalMessages = memberMessages({
  begin: {
    title: { en: 'Own this workspace', de: 'Diesen Arbeitsbereich übernehmen' },
    text: {
      en: 'You are the first one here. You will invite everybody else.',
      de: 'Sie sind hier die erste Person. Alle anderen laden Sie ein.',
    },
    organisation: { en: 'Organisation', de: 'Organisation' },
    submit: { en: 'Make me the owner', de: 'Übernehmen' },
  },
  join: {
    title: { en: 'Join {organisation}', de: '{organisation} beitreten' },
    text: {
      en: 'Say who you are, and choose a password.',
      de: 'Sagen Sie, wer Sie sind, und wählen Sie ein Passwort.',
    },
    upstream: { en: 'Sign in with {name} instead', de: 'Stattdessen mit {name} anmelden' },
    submit: { en: 'Join', de: 'Beitreten' },
  },
  reset: {
    title: { en: 'Choose a new password', de: 'Neues Passwort wählen' },
    text: {
      en: 'For {name}. Every device that is signed in now will have to sign in again.',
      de: 'Für {name}. Alle Geräte, die jetzt angemeldet sind, müssen sich neu anmelden.',
    },
    submit: { en: 'Set the password', de: 'Passwort setzen' },
    done: { en: 'Your password is set', de: 'Ihr Passwort ist gesetzt' },
  },
  confirm: {
    title: { en: 'Confirm your recovery address', de: 'Wiederherstellungsadresse bestätigen' },
    text: {
      en: 'If you forget your password, a link to set a new one goes to {mail}.',
      de: 'Wenn Sie Ihr Passwort vergessen, geht ein Link für ein neues an {mail}.',
    },
    submit: { en: 'Confirm', de: 'Bestätigen' },
    done: { en: 'Your recovery address is confirmed', de: 'Ihre Wiederherstellungsadresse ist bestätigt' },
    doneText: {
      en: 'You can change it on the page of your account.',
      de: 'Sie können sie auf der Seite Ihres Kontos ändern.',
    },
  },
  forgotten: {
    title: { en: 'Forgot your password?', de: 'Passwort vergessen?' },
    text: {
      en: 'We send you a link that is good for a day.',
      de: 'Wir senden Ihnen einen Link, der einen Tag lang gilt.',
    },
    submit: { en: 'Send the link', de: 'Link senden' },
    done: { en: 'Look into your mail', de: 'Sehen Sie in Ihre E-Mail' },
    doneText: {
      en: 'If somebody here has this address, a link is on its way to it.',
      de: 'Wenn hier jemand diese Adresse hat, ist ein Link dorthin unterwegs.',
    },
  },
  fields: {
    name: { en: 'Your name', de: 'Ihr Name' },
    mail: { en: 'Email', de: 'E-Mail' },
    password: { en: 'Password', de: 'Passwort' },
    passwordHint: {
      en: 'At least {least} characters. A few words that nobody would guess are best.',
      de: 'Mindestens {least} Zeichen. Am besten einige Wörter, auf die niemand kommt.',
    },
  },
  wrong: {
    organisation: { en: 'Enter the name of your organisation.', de: 'Geben Sie den Namen Ihrer Organisation ein.' },
    name: { en: 'Enter your name.', de: 'Geben Sie Ihren Namen ein.' },
    mail: { en: 'Enter an email address.', de: 'Geben Sie eine E-Mail-Adresse ein.' },
    taken: {
      en: 'Somebody has this address already. Sign in, or use another one.',
      de: 'Diese Adresse hat schon jemand. Melden Sie sich an, oder nehmen Sie eine andere.',
    },
    tooShort: {
      en: 'The password needs at least {least} characters.',
      de: 'Das Passwort braucht mindestens {least} Zeichen.',
    },
    tooLong: { en: 'The password is too long.', de: 'Das Passwort ist zu lang.' },
    common: {
      en: 'This password is one of the first that others try. Choose another one.',
      de: 'Dieses Passwort probieren andere zuerst. Wählen Sie ein anderes.',
    },
    telling: {
      en: 'Leave names and addresses out of the password.',
      de: 'Lassen Sie Namen und Adressen aus dem Passwort.',
    },
  },
  over: {
    title: { en: 'This link is over', de: 'Dieser Link gilt nicht mehr' },
    text: {
      en: 'It was used, taken back or is too old. Ask whoever sent it for a new one.',
      de: 'Er wurde benutzt, zurückgenommen oder ist zu alt. Bitten Sie um einen neuen.',
    },
    begin: {
      en: 'Start the server again: its console shows a new address while nobody owns the workspace.',
      de: 'Starten Sie den Server neu: Er zeigt eine neue Adresse, solange der Arbeitsbereich niemandem gehört.',
    },
  },
  arrived: {
    title: { en: 'Welcome, {name}', de: 'Willkommen, {name}' },
    text: { en: 'You can sign in now.', de: 'Sie können sich jetzt anmelden.' },
    owner: {
      en: 'Next, make a team and invite people.',
      de: 'Legen Sie als Nächstes ein Team an, und laden Sie Personen ein.',
    },
    administer: { en: 'Set up the workspace', de: 'Arbeitsbereich einrichten' },
    open: { en: 'Open Tideform', de: 'Tideform öffnen' },
  },
  mails: {
    invitationSubject: { en: 'Join {organisation} on Tideform', de: '{organisation} auf Tideform beitreten' },
    invitation: {
      en: '{name} invites you to {organisation} on Tideform. Open this link within a week to join:',
      de: '{name} lädt Sie zu {organisation} auf Tideform ein. Öffnen Sie diesen Link innerhalb einer Woche, um beizutreten:',
    },
    confirmSubject: {
      en: 'Confirm your Tideform recovery address',
      de: 'Ihre Wiederherstellungsadresse für Tideform bestätigen',
    },
    confirm: {
      en: 'Open this link within a day to confirm this address. If you did not ask for it, do nothing.',
      de: 'Öffnen Sie diesen Link innerhalb eines Tages, um diese Adresse zu bestätigen. Wenn Sie nicht darum gebeten haben, tun Sie nichts.',
    },
    resetSubject: { en: 'Set your Tideform password', de: 'Ihr Passwort für Tideform setzen' },
    reset: {
      en: 'Open this link within a day to choose a new password. If you did not ask for it, do nothing.',
      de: 'Öffnen Sie diesen Link innerhalb eines Tages, um ein neues Passwort zu wählen. Wenn Sie nicht darum gebeten haben, tun Sie nichts.',
    },
  },
});

export type ArrivalMessages = MessagesOf<typeof arrivalMessages>;
