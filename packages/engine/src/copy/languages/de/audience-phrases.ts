import { type Phrasebook } from '../phrasebook.ts'

/** German phrases for the occasions of an audience, by the setting a product is used in. They name moments, never people. */
export const germanAudience: Phrasebook['audience'] = {
  students: {
    any: [
      ['Von Vorlesung bis Mitternacht', 'Lange Tage, kurze Pausen. Dazwischen: {the}.'],
      ['Auf dem Weg zur Uni', 'Zwei Seminare, eine Mensa, viel Weg. Unterwegs mit {theDat}.'],
    ],
    home: [
      ['Das erste eigene Zimmer', 'Poster sind ein Anfang. Danach {kommt} {the}.'],
      ['Zwölf Quadratmeter Freiheit', 'Auch ein kleines Zimmer kann Zuhause sein. Fang an mit {theDat}.'],
    ],
    kitchen: [['WG-Küche, oberstes Fach', 'Mitbewohner leihen sich gern etwas. Versteck {theAcc} gut.']],
    desk: [['Nachts vor der Abgabe', 'Die Frist kommt so oder so. Auf dem Schreibtisch: {the}.']],
  },
  'young-professionals': {
    any: [
      ['Montag bis Sonntag', 'Volle Woche, freies Wochenende. Dabei {ist} {the}.'],
      ['Wenn der Tag schnell geht', 'Arbeit, Freunde, Abendessen, von vorn. Und mittendrin {the}.'],
    ],
    home: [['Die erste richtige Wohnung', 'Umzugskartons sind keine Möbel. Fang an mit {theDat}.']],
    kitchen: [['Um acht kommen Freunde', 'Um sieben stehst du in der Küche. Mit {theDat}.']],
    wear: [['Vom Büro zum Abendessen', 'Zum Umziehen bleibt keine Zeit. Anbehalten: {theAcc}.']],
  },
  'new-homeowners': {
    any: [
      ['Die ersten eigenen Schlüssel', 'Noch hallt es in jedem Zimmer. Als Nächstes {kommt} {the}.'],
      ['Jetzt gehört es dir', 'Füll das Haus langsam, mit Dingen, die du magst. Zuerst mit {theDat}.'],
    ],
    home: [['Leere Zimmer, große Ideen', 'Fang mit einer an. Fang an mit {theDat}.']],
    kitchen: [['Das erste Essen daheim', 'Kartons im Flur, Nudeln auf dem Tisch. Und {the}.']],
    wear: [['Streichen und Einweihen', 'Es gibt ein Haus zu feiern. Zieh {theAcc} an.']],
  },
  families: {
    any: [
      ['Volle Tage, voller Tisch', 'Von Frühstück bis Gutenachtgeschichte. Mittendrin: {the}.'],
      ['Große Tage, kleine Hände', 'Langweilig wird es zu Hause nie. Dazu {gehoert} ab jetzt {the}.'],
    ],
    home: [['Ein Haus voller Leben', 'Höhlen, Hausaufgaben, Filmabend. Und irgendwo {the}.']],
    kitchen: [['Alle an einen Tisch', 'Brot weiterreichen, zusammenrücken. Es gibt {theAcc}.']],
    wear: [['Kita, Büro, Spielplatz', 'Der Tag hat viele Teile. Ein Griff in den Schrank: {the}.']],
    out: [['Samstag, alle ins Auto', 'Brote schmieren, Lieder streiten, los. Mit {theDat}.']],
  },
  moving: {
    any: [
      ['Neue Adresse, neues Klingeln', 'Kartons, Schlüssel, Kaffee. Dann {the}.'],
      ['Umzug, letzter Karton', 'Manches bleibt zurück. Mit {kommt} {the}.'],
    ],
    home: [['Erst messen, dann einziehen', 'Jedes Zimmer will etwas. Such einen Platz für {theAcc}.']],
    kitchen: [['Der erste Küchenkarton', 'Beschrifte ihn gut. Ganz oben {liegt} {the}.']],
  },
  professionals: {
    any: [
      ['Feierabend, Tab zu', 'Sechs Uhr, Bildschirm schwarz. Zeit für {theAcc}.'],
      ['Die Stunden nach der Arbeit', 'Der Kalender ist zu. Jetzt {kommt} {the}.'],
    ],
    home: [
      ['Schuhe aus, Kalender zu', 'Der Flur ist still, der Tee zieht. Da {ist} {the}.'],
      ['Wenn der Laptop zuklappt', 'Letzter Anruf vorbei, Socken aufs Sofa. Vor dir: {the}.'],
    ],
    kitchen: [
      ['Nach dem letzten Termin', 'Laptop zu, Hände waschen, etwas Echtes machen. Mit {theDat}.'],
      ['Küche statt Posteingang', 'Bildschirm aus, Wasser an. Nimm {theAcc}.'],
    ],
    wear: [
      ['Um neun Büro, um acht Bar', 'Dazwischen geht keiner nach Hause. Trag {theAcc}.'],
      ['Voller Tag, kurzer Griff', 'Spar dir das Grübeln vor dem Schrank. Nimm {theAcc}.'],
    ],
    desk: [
      ['Für den Arbeitstag', 'So viele Stunden am selben Tisch. Stell {theAcc} dazu.'],
      ['Büro zu Hause, Tür zu', 'Mikro aus, Kaffee heiß. Auf dem Tisch: {the}.'],
    ],
    out: [
      ['Abwesenheitsnotiz ist an', 'Laptop zu, Tür auf, raus mit {theDat}.'],
      ['Wenn die Arbeit aus ist', 'Noch zwei Stunden Licht. Nimm {theAcc} mit.'],
    ],
    care: [
      ['Vor dem ersten Anruf', 'Gib dem Morgen eine langsame Minute, mit {theDat}.'],
      ['Nach einem langen Tag', 'Abmelden, Tür zu, Wasser an. Dazu {the}.'],
    ],
    play: [['Abend frei?', 'Handy auf lautlos, {theAcc} auf den Tisch.']],
  },
  urban: {
    any: [['Ein Tag in der Stadt', 'Treppen, Bahnen, Menschen. Mittendrin: {the}.']],
    home: [['Altbau, vierter Stock', 'In der Stadt zählt jede Ecke. Eine davon bekommt {the}.']],
    kitchen: [['Kleine Stadtküche', 'Wenig Platz, viel Hunger. Aber Platz für {theAcc}.']],
    wear: [['Kreuzung, Café, letzte Bahn', 'Die Stadt hat lange auf. Trag {theAcc}.']],
    care: [['Nach der Stadt', 'Wasch den Lärm ab, mit {theDat}.']],
    out: [['Raus in die Stadt', 'Nimm die Nebenstraßen. Und {theAcc}.']],
  },
  suburban: {
    any: [['Wochenende am Gartenzaun', 'Terrassentür offen, noch kein Plan. Aber {the}.']],
    home: [['Das Haus am Sonntag', 'Niemand hat es eilig. Und da {steht} {the}.']],
    kitchen: [['Küche, Terrasse, zurück', 'Die Nachbarn schauen vorbei. Halt {theAcc} bereit.']],
    wear: [['Einmal um den Block', 'Bäcker, Spielplatz, Garten. Zieh {theAcc} an.']],
  },
  rural: {
    any: [['Mehr Himmel, weniger Eile', 'Feldweg, Dorfladen, lange Abende. Und {the}.']],
    home: [['Ein Haus auf dem Land', 'Weiter Blick, warme Zimmer. Hol {theAcc} herein.']],
    kitchen: [['Große Küche, langer Tisch', 'Das Mittagessen dauert bis vier. Mit {theDat}.']],
    wear: [['Feldweg statt Gehweg', 'Hinter dem Hof hört der Asphalt auf. Trag {theAcc}.']],
    out: [['Wo die Straße aufhört', 'Geh noch ein Stück weiter, mit {theDat}.']],
  },
  'affordable-stylish': {
    any: [
      ['Stil ohne Aufwand', 'Kein Anlass, kein Getue. Nur {the}.'],
      ['Einfach gern angesehen', 'Auch an einem Dienstag. Vor allem {the}.'],
    ],
    home: [['Nichts Gezwungenes', 'Ein Zimmer, in dem man die Schuhe auszieht. Mit {theDat}.']],
    wear: [['Ungeplant gut angezogen', 'Manche Teile verlangen nichts. Probier {theAcc}.']],
  },
  luxury: { any: [['Mit Bedacht gewählt', 'Wenige Dinge, in Ruhe ausgesucht. Eines davon: {the}.']] },
  modern: {
    any: [['Eine klare Linie', 'Weiße Wand, nichts zu viel. Nur {the}.']],
    home: [['Helle Wände, viel Luft', 'Ein offenes Zimmer und {the}.']],
  },
  vintage: {
    any: [['Neben alten Lieblingen', 'Stell {theAcc} zu den Dingen, die schon bleiben durften.']],
    home: [['Flohmarkt und Familienstuhl', 'Alles hat eine Geschichte. Die nächste beginnt mit {theDat}.']],
  },
  diy: { any: [['Das nächste Projekt', 'Ärmel hoch, Plan auf den Tisch. Los mit {theDat}.']] },
  decorating: {
    any: [
      ['Das Zimmer in deinem Kopf', 'Die Ideen hängen schon an der Wand. Dazu {passt} vielleicht {the}.'],
      ['Erst gepinnt, dann gestellt', 'Merk dir die Idee, und stell dir {theAcc} zu Hause vor.'],
    ],
  },
  furnishing: { any: [['Stück für Stück', 'Zimmer wachsen langsam. Das nächste Teil: {the}.']] },
  her: { any: [['Für ihre Wunschliste', 'Geburtstag, Dankeschön, einfach so: {the}.']] },
  him: { any: [['Für seine Wunschliste', 'Geburtstag, Dankeschön, einfach so: {the}.']] },
  young: { any: [['Ab in den Gruppenchat', 'Schick {theAcc} herum und warte, wer zuerst antwortet.']] },
  seasoned: { any: [['Gewählt, nicht gehetzt', 'Vergleichen, drüber schlafen, wiederkommen. Geduld {hat} {the}.']] },
  everyone: {
    any: [
      ['Für dich oder zum Schenken?', 'Zwei davon wären die Lösung. Fang an mit {theDat}.'],
      ['Da hat jemand Geburtstag', 'Du hast gleich an jemanden gedacht. Pack {theAcc} ein.'],
    ],
    home: [
      ['Sonntag, niemand ruft an', 'Vorhang halb offen, Zeitung auf dem Boden, gleich daneben {the}.'],
      ['Zu Hause, Tür zu', 'Draußen wird es dunkel, drinnen zieht der Tee. Und da {ist} {the}.'],
    ],
    kitchen: [
      ['Radio an, Fenster auf', 'Im Ofen duftet es, keiner hat es eilig. Dazu {the}.'],
      ['Alle stehen in der Küche', 'Das Wohnzimmer ist leer, wie auf jeder Feier. Mittendrin: {the}.'],
      ['Sonntag, spätes Frühstück', 'Eier, Zeitung, Morgenmantel. Auf dem Tisch: {the}.'],
    ],
    work: [['Wenn das Haus still ist', 'Lampe an, Tee eingegossen, keine Eile. Vor dir: {the}.']],
    wear: [
      ['Besorgungen, dann der Umweg', 'Post, Bäcker, am Fluss zurück. Mit {theDat}.'],
      ['Samstag, kein Plan', 'Einmal über den Markt, einmal ins Café. Mit {theDat}.'],
    ],
    out: [
      ['Ein Wochenende nach Plan B', 'Weit weg oder um die Ecke, mit {theDat}.'],
      ['Raus, bevor es Montag wird', 'Zug, Rad oder einfach zu Fuß. Nimm {theAcc} mit.'],
    ],
  },
}
