import { type GroupPhrases } from '../phrasebook.ts'

/** German phrases for electronics, music, and services. */
export const techPhrases = {
  audio: {
    benefit: [
      ['Fensterplatz, ganzes Album', 'Draußen ziehen Felder vorbei, innen läuft Seite A. Mit {theDat}.'],
      ['Licht aus, Platte an', 'Nicht skippen, nicht scrollen. Nur hören, mit {theDat}.'],
      ['Musik bis zum Abwasch', 'Pendeln, kochen, noch ein Lied. Dafür gibt es {theAcc}.'],
    ],
    problem: [
      ['Klingt es blechern?', 'Diese Platte hat mehr verdient. Hör sie noch mal mit {theDat}.'],
      ['Zu viel Krach ringsum?', 'Such dir selbst aus, was du hörst. Und hör es mit {theDat}.'],
    ],
    question: [
      ['Was läuft gerade bei dir?', 'Ein Livealbum, ein Podcast, ein altes Lied? Hör es mit {theDat}.'],
      ['Welches Lied zuerst?', 'Nimm eins, das du auswendig kannst. Und dann {theAcc}.'],
    ],
    howTo: [
      ['So hörst du genauer hin', 'Hinsetzen, alles andere aus, {theAcc} an.'],
      ['So klingt der Abend gut', 'Guter Platz, gutes Album, verbunden mit {theDat}.'],
    ],
  },
  recording: {
    benefit: [
      ['Sag es deutlich', 'Interview, Podcast, Sprachnotiz: Vor dir {steht} {the}.'],
      ['Aufnahme läuft', 'Die Idee ist da. Halt sie fest mit {theDat}.'],
      ['Ruhe bitte, drei, zwei, eins', 'Der erste Versuch ist oft der richtige. Mach ihn mit {theDat}.'],
    ],
    problem: [
      ['Klang wie aus der Dose?', 'Der Gast war gut, der Ton nicht. Nächstes Mal mit {theDat}.'],
      ['Wind, Brummen, Straße?', 'Gib deiner Stimme eine Chance, mit {theDat}.'],
    ],
    question: [
      ['Was nimmst du auf?', 'Ein Lied, ein Gespräch, die erste Folge? Fang an mit {theDat}.'],
      ['Bereit für live?', 'Licht prüfen, Ton prüfen, {theAcc} einschalten.'],
    ],
    howTo: [
      ['So beginnt ein Podcast', 'Ein Thema, ein Gast und {the}.'],
      ['So klingt es zu Hause gut', 'Leises Zimmer, Decke an die Wand, davor {the}.'],
    ],
  },
  camera: {
    benefit: [
      ['Halt den Moment fest', 'Die guten gehen schnell vorbei. Halt {theAcc} bereit.'],
      ['Licht um sieben Uhr früh', 'Nebel auf der Wiese, niemand unterwegs. Nur du und {the}.'],
      ['So siehst nur du das', 'Zeig es den anderen, mit {theDat}.'],
    ],
    problem: [
      ['Wieder den Moment verpasst?', 'Momente warten nicht. Trag {theAcc} bei dir.'],
      ['Alle Fotos nur im Handy?', 'Geh wieder auf Bildersuche, mit {theDat}.'],
    ],
    question: [
      ['Was willst du festhalten?', 'Morgenlicht, erste Schritte, den Gipfel gegenüber? Nimm {theAcc}.'],
      ['Wohin geht der Blick?', 'Such dir ein Motiv. Dann zeig darauf mit {theDat}.'],
    ],
    howTo: [
      ['So siehst du mehr', 'Licht suchen, warten, ausatmen. Dann erst {theAcc} heben.'],
      ['So erzählst du in Bildern', 'Eins weit, eins nah, ein Gesicht. Alle drei mit {theDat}.'],
    ],
  },
  security: {
    benefit: [
      ['Wer steht vor der Tür?', 'Paket, Nachbarin, niemand. Ein Blick genügt, dank {theDat}.'],
      ['Zu Hause, auch unterwegs', 'Den ganzen Tag weg, ein Auge auf den Flur. Das {macht} {the}.'],
      ['Ein zweites Paar Augen', 'Überall kannst du nicht sein. An einer Stelle {haengt} {the}.'],
    ],
    problem: [
      ['Was war das für ein Geräusch?', 'Katze, Heizung, Wind? Frag {theAcc}.'],
      ['Herd aus? Tür zu?', 'Das fällt einem immer im Zug ein. Zu Hause {bleibt} {the}.'],
    ],
    question: [
      ['Was macht die Katze mittags?', 'Schlafen, vermutlich. Nachsehen kannst du mit {theDat}.'],
      ['Wo willst du hinsehen?', 'Haustür, Flur, Garten? Such einen Platz für {theAcc}.'],
    ],
    howTo: [
      ['So behältst du alles im Blick', 'Platz aussuchen, Winkel prüfen, {theAcc} anschließen.'],
      ['So gehst du ruhiger aus', 'Fenster, Herd, Schlüssel. Den Rest siehst du mit {theDat}.'],
    ],
  },
  smartHome: {
    benefit: [
      ['Das Haus nach neun', 'Geschirr weg, Licht gedimmt, keiner rührt sich. An ist nur {the}.'],
      ['Füße hoch, Play', 'Popcorn steht, Handy liegt weit weg. Der Abend gehört {theDat}.'],
      ['Ein Zuhause, das mitmacht', 'Fang mit einem Zimmer an. Und mit {theDat}.'],
    ],
    problem: [
      ['Fünf Fernbedienungen?', 'Eine nach der anderen darf in Rente. Fang an mit {theDat}.'],
      ['Gerade erst hingesetzt?', 'Decke drüber, liegen bleiben. Mehr braucht es nicht, nur {theAcc}.'],
    ],
    question: [
      ['Was fragst du zuerst?', 'Wetter, Musik, Nudelwecker? In die Küche mit {theDat}.'],
      ['Welches Zimmer zuerst?', 'Küche, Flur, Wohnzimmer? Such einen Platz für {theAcc}.'],
    ],
    howTo: [
      ['So fängt Smart Home an', 'Mit einer Sache, die du täglich benutzt. Warum nicht mit {theDat}?'],
      ['So geht der erste Abend', 'Auspacken, anstecken, ausprobieren: {the}.'],
    ],
  },
  computing: {
    benefit: [
      ['Schreibtisch ohne Knoten', 'Ein Tisch, ein Kaffee, ein Handgriff. Der gilt {theDat}.'],
      ['Acht Stunden am Tag', 'So lange sitzt du dort. Also such in Ruhe aus, vielleicht {theAcc}.'],
      ['Anstecken und loslegen', 'Zu Hause, im Büro, im Zug: In der Tasche {steckt} {the}.'],
    ],
    problem: [
      ['Hakt es am Schreibtisch?', 'Viele kleine Ärgernisse. Tausch eines davon gegen {theAcc}.'],
      ['Kabelsalat zum Frühstück?', 'Einmal entwirren, dann neu anfangen. Mit {theDat}.'],
    ],
    question: [
      ['Was steht auf deinem Tisch?', 'Behalt, was du brauchst, und schaff Platz für {theAcc}.'],
      ['Büro, Sofa oder Zug?', 'Wo du heute auch arbeitest: Pack {theAcc} ein.'],
    ],
    howTo: [
      ['So wird der Tisch frei', 'Alles runter, nur das Nötige zurück. Und {theAcc} dazu.'],
      ['So wählst du in Ruhe', 'Zähl, was du montags anschließt. Dann vergleich es mit {theDat}.'],
    ],
  },
  gaming: {
    benefit: [
      ['Nur noch eine Runde', 'Du weißt, wie das endet. Fang trotzdem an, mit {theDat}.'],
      ['Licht aus, Spiel an', 'Chips in Reichweite, Handy auf lautlos. Dann {theAcc} holen.'],
      ['Samstag, zweites Level', 'Allein oder nebeneinander auf dem Sofa. Mit im Spiel: {the}.'],
    ],
    problem: [
      ['Alles durchgespielt?', 'Gegen die Langeweile hilft ein Neustart. Mit {theDat}.'],
      ['Regen bis Sonntag?', 'Vorhänge zu, Snacks her. Mehr braucht es nicht, nur {theAcc}.'],
    ],
    question: [
      ['Spieler eins bereit?', 'Such dir eine Seite aus und nimm {theAcc}.'],
      ['Wer tritt gegen dich an?', 'Freunde, Familie, der Endgegner? Hol {theAcc}.'],
    ],
    howTo: [
      ['So wird’s ein Spieleabend', 'Kissen, Knabberzeug, Rivalen und {the}.'],
      ['So fängst du richtig an', 'Erst der bequeme Platz. Dann {theAcc} auspacken.'],
    ],
  },
  watch: {
    benefit: [
      ['Ein Blick aufs Handgelenk', 'Das Handy bleibt in der Tasche. Dafür gibt es {theAcc}.'],
      ['Von neun bis spät', 'Besprechung, Abendessen, letzter Bus. Am Arm: {the}.'],
      ['Sonntag ohne Handy', 'Die Zeit kennst du trotzdem. Von {theDat}.'],
    ],
    problem: [
      ['Nur kurz aufs Handy gesehen?', 'Und eine Stunde war weg. Schau lieber auf {theAcc}.'],
      ['Leeres Handgelenk?', 'Ärmel hoch, {theAcc} um.'],
    ],
    question: [
      ['Wie spät ist es?', 'Mit {theDat} am Arm wirst du das öfter gefragt.'],
      ['Was trägst du jeden Tag?', 'Schlüssel, Handy, {theAcc}.'],
    ],
    howTo: [
      ['So findest du eine Uhr', 'Zifferblatt, Größe, Band, in dieser Reihe. Dann {theAcc} anlegen.'],
      ['So wirkt das Handgelenk', 'Ein Stück genügt. Leg {theAcc} an.'],
    ],
  },
  service: {
    benefit: [
      ['Schau, wie es geht', 'Zehn Minuten mit {theDat} sagen mehr als jede Anzeige.'],
      ['Weniger Kram, mehr fertig', 'Den langweiligen Teil gibst du ab, an {theAcc}.'],
      ['Fang an, wo du bist', 'Niemand muss vorbereitet sein. Öffne einfach {theAcc}.'],
    ],
    problem: [
      ['Noch wie früher?', 'Es geht auch anders. Probier {theAcc}.'],
      ['Schon lange aufgeschoben?', 'Mach heute den ersten Schritt, mit {theDat}.'],
    ],
    question: [
      ['Was darf leichter werden?', 'Die eine Aufgabe, die immer am Freitag übrig ist? Gib sie {theDat}.'],
      ['Zwanzig Minuten heute Abend?', 'Das reicht für einen ersten Blick auf {theAcc}.'],
    ],
    howTo: [
      ['So fängst du an', 'Umsehen, Fragen stellen, dann {theAcc} ausprobieren.'],
      ['So entscheidest du in Ruhe', 'Vergleichen, nachlesen, drüber schlafen. Fang an mit {theDat}.'],
    ],
  },
  music: {
    benefit: [
      ['Spiel, was du fühlst', 'Der Abend ist lang, die Nachbarn sind verreist. Nimm {theAcc}.'],
      ['Mach mal Lärm', 'Jedes Lied fängt irgendwo an. Deins vielleicht mit {theDat}.'],
      ['Vom ersten bis zum letzten Ton', 'Üben, jammen, auftreten. Immer dabei: {the}.'],
    ],
    problem: [
      ['Aus der Übung?', 'Ein paar Minuten am Tag genügen. Lass {theAcc} in Sichtweite.'],
      ['Ein Lied im Kopf?', 'Lass es raus, mit {theDat}.'],
    ],
    question: [
      ['Was spielst du zuerst?', 'Ein altes Lied oder ein eigenes? Versuch es mit {theDat}.'],
      ['Bühne oder Bettkante?', 'Scheinwerfer oder Nachttischlampe, Hauptsache mit {theDat}.'],
    ],
    howTo: [
      ['So bleibst du am Üben', 'Lass {theAcc} offen stehen statt im Koffer. Den Rest macht die Lust.'],
      ['So schreibst du ein Lied', 'Drei Akkorde, ein Gefühl und {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
