import { type GroupPhrases } from '../phrasebook.ts'

/** German phrases for things of kitchen, house and garden. */
export const homePhrases = {
  drinkware: {
    benefit: [
      ['Der erste Schluck am Tag', 'Zehn Minuten, bevor irgendwer etwas will. Verbring sie mit {theDat}.'],
      ['Erst Kaffee, dann die Welt', 'Füll {theAcc} und such dir einen Platz am Fenster.'],
      ['Draußen Regen, drinnen Dampf', 'Decke, Sofa, nirgendwo hinmüssen. Dazu {the}.'],
    ],
    problem: [
      ['Schon wieder ein Sprung?', 'Der Schrank hat einiges mitgemacht. Mach Platz für {theAcc}.'],
      ['Zwölf Tassen, kein Favorit?', 'In jedem Schrank steht etwas, nach dem alle greifen. Hier: {the}.'],
    ],
    question: [
      ['Was gießt du dir heute ein?', 'Kaffee um acht, Tee um vier, Kakao bei Regen. Füll {theAcc}.'],
      ['Wer greift zuerst zu?', 'Stell {theAcc} ins Regal und warte bis zum Frühstück.'],
    ],
    howTo: [
      ['So geht ein ruhiger Morgen', 'Wasser aufsetzen, Handy weglegen, {theAcc} füllen. Mehr ist es nicht.'],
      ['Pause in zwei Schritten', 'Erstens: {theAcc} füllen. Zweitens: hinsetzen. Kein Drittens.'],
    ],
  },
  cookware: {
    benefit: [
      ['Zwiebeln zuerst', 'Butter, Hitze, dieses Geräusch. Der Abend gehört {theDat}.'],
      ['Dienstags Nudeln, sonntags Braten', 'Für beides griffbereit in der Küche: {the}.'],
      ['Was nie im Schrank landet', 'Manches räumt man gar nicht erst weg. Zum Beispiel {theAcc}.'],
    ],
    problem: [
      ['Schublade voll, nichts taugt?', 'Behalt, womit du wirklich kochst. Fang an mit {theDat}.'],
      ['Schon wieder Lieferdienst?', 'Eier, Spinat, zehn Minuten. Stattdessen heute: {the}.'],
    ],
    question: [
      ['Was gibt’s heute Abend?', 'Pfannkuchen, Curry, was der Kühlschrank hergibt. Und {theAcc}.'],
      ['Schnelle Küche oder Braten?', 'Ganz egal. Den Anfang machst du mit {theDat}.'],
    ],
    howTo: [
      ['So wird Mittwoch ein Fest', 'Ein Gericht, das du auswendig kannst, ein Glas dazu und {the}.'],
      ['So macht Kochen Spaß', 'Radio an, Ärmel hoch, {theAcc} auf die Arbeitsplatte.'],
    ],
  },
  tableware: {
    benefit: [
      ['Ein Tisch zum Sitzenbleiben', 'Deck mit {theDat} und lass den Abend lang werden.'],
      ['Für Mittwoch und für Gäste', 'Nudeln zu zweit oder volle Runde: Auf den Tisch {kommt} {the}.'],
      ['Gekocht hast du schon', 'Das Anrichten geht leicht von der Hand, mit {theDat}.'],
    ],
    problem: [
      ['Passt nichts zusammen?', 'Fang mit einem Teil an, das du magst. Fang an mit {theDat}.'],
      ['Gäste um acht, Tisch leer?', 'Hol {theAcc} aus dem Schrank. Der schwierige Teil ist geschafft.'],
    ],
    question: [
      ['Wer kommt zum Essen?', 'Freunde, Familie oder nur du: Deck den Tisch mit {theDat}.'],
      ['Nur für gut?', 'Heute ist gut genug. Hol {theAcc} aus dem Schrank.'],
    ],
    howTo: [
      ['So ist der Tisch gleich fertig', 'Kerzen, etwas Grünes und {the}. Das reicht schon.'],
      ['So wird aus Montag Besuch', 'Fernseher aus, Kerze an, auftragen mit {theDat}.'],
    ],
  },
  appliance: {
    benefit: [
      ['Weniger warten, mehr essen', 'Eine Aufgabe in der Küche gehört ab heute {theDat}.'],
      ['Küchendienst übernommen', 'Vor dem ersten Kaffee will das keiner machen. Überlass es {theDat}.'],
      ['Vom Toast bis Mitternacht', 'Erstes Frühstück, letzter Hunger. Gleich neben dem Herd: {the}.'],
    ],
    problem: [
      ['Die Küche hinkt hinterher?', 'Gib einen Handgriff ab, an {theAcc}.'],
      ['Macht das alte Gerät Lärm?', 'Du kennst dieses Rasseln. Die Nachfolge: {the}.'],
    ],
    question: [
      ['Was machst du zuerst?', 'Etwas, das durch die ganze Wohnung duftet. Fang an mit {theDat}.'],
      ['Noch Platz neben dem Herd?', 'Die Obstschale rückt ein Stück. Da {steht} dann {the}.'],
    ],
    howTo: [
      ['So läuft der Morgen leichter', 'Abends alles hinstellen, morgens nur noch: {the}.'],
      ['So kommt Ruhe in die Küche', 'Einmal planen, einmal schnippeln, den Rest erledigen mit {theDat}.'],
    ],
  },
  furniture: {
    benefit: [
      ['Wo am Ende alle landen', 'Jede Wohnung hat so einen Platz. Deiner: {the}.'],
      ['Der erste Blick ins Zimmer', 'Tür auf, Tasche fallen lassen, durchatmen. Vor dir: {the}.'],
      ['Bleib noch auf ein Glas', 'Ab elf werden die Gespräche gut. Gib ihnen einen Platz: {theAcc}.'],
    ],
    problem: [
      ['Irgendetwas fehlt hier?', 'Seit Wochen läufst du um die Lücke herum. Versuch es mit {theDat}.'],
      ['Leere Ecke zu Hause?', 'Du weißt genau, welche. Dorthin mit {theDat}.'],
    ],
    question: [
      ['Wo soll’s hin?', 'Ans Fenster, an die Wand, in den Flur? Platz wäre für {theAcc}.'],
      ['Lust aufs Umräumen?', 'Pflanzen rüber, Wand ausmessen, Platz schaffen für {theAcc}.'],
    ],
    howTo: [
      ['So beginnt ein Zimmer', 'Ein Stück, das du magst, der Rest kommt nach. Fang an mit {theDat}.'],
      ['So fühlt sich’s nach Zuhause an', 'Zuerst das, was du jeden Tag benutzt. Also {the}.'],
    ],
  },
  storage: {
    benefit: [
      ['Alles hat seinen Platz', 'Einmal wegräumen, jedes Mal wiederfinden. Das geht los mit {theDat}.'],
      ['Boden frei, Kopf frei', 'Das Durcheinander braucht eine Adresse: {the}.'],
      ['Aufgeräumt in einer Minute', 'Schlüssel hier, Post da, Schuhe weg. Dafür gibt es {theAcc}.'],
    ],
    problem: [
      ['Gewinnt gerade das Chaos?', 'Gib ihm einen Ort, an den es darf. Einen wie {theAcc}.'],
      ['Wo war das noch gleich?', 'Dinge wandern, wenn sie nirgends wohnen. Gib ihnen {theAcc}.'],
    ],
    question: [
      ['Was räumst du zuerst weg?', 'Bücher, Spielzeug, den Stapel an der Tür? Dafür gibt es {theAcc}.'],
      ['Bereit für freien Boden?', 'Such eine Wand und miss sie aus. Dann {kommt} {the}.'],
    ],
    howTo: [
      ['So bleibt es aufgeräumt', 'Sortieren, loslassen, verstauen. Für Schritt drei: {the}.'],
      ['So kommt Ruhe ins Zimmer', 'Die Hälfte zeigen, die Hälfte verstecken. Der Anfang: {the}.'],
    ],
  },
  lighting: {
    benefit: [
      ['Deckenlicht aus', 'Den Abend übernimmst du ab hier mit {theDat}.'],
      ['Gleiches Zimmer, neuer Abend', 'Lange Schatten, leise Musik, kein Termin. Knips {theAcc} an.'],
      ['Licht für lange Gespräche', 'Der Wein ist offen, keiner will gehen. Mach {theAcc} an.'],
    ],
    problem: [
      ['Immer nur das große Licht?', 'Eine grelle Birne macht jedes Zimmer flach. Knips lieber {theAcc} an.'],
      ['Diese eine dunkle Ecke?', 'Die hat jede Wohnung. Deine bekommt {theAcc}.'],
    ],
    question: [
      ['Hell oder gemütlich?', 'Mehrere Lampen, mehrere Stimmungen. Fang an mit {theDat}.'],
      ['Wo fehlt noch Licht?', 'Am Lesesessel, im Flur, am Ende vom Tisch? Dorthin mit {theDat}.'],
    ],
    howTo: [
      ['So geht gutes Licht', 'Eins fürs Zimmer, eins zum Lesen, eins für später: {the}.'],
      ['So wird ein Zimmer warm', 'Oben aus, auf Augenhöhe an: {the}.'],
    ],
  },
  bedding: {
    benefit: [
      ['Der leise Teil des Tages', 'Licht aus, Handy in die Küche. Was bleibt: {the}.'],
      ['Noch fünf Minuten', 'Der Wecker hat seine Meinung, du hast {theAcc}.'],
      ['Sonntag, halb zehn', 'Zeitung auf der Decke, Krümel egal. Mittendrin: {the}.'],
    ],
    problem: [
      ['Sieht das Bett müde aus?', 'Es hat jede Nacht Dienst. Gönn ihm {theAcc}.'],
      ['Waschtag und nichts im Schrank?', 'Eins auf dem Bett, eins auf der Leine. Leg {theAcc} dazu.'],
    ],
    question: [
      ['Liegen bleiben oder aufstehen?', 'Mit {theDat} im Bett ist die Antwort schnell gefunden.'],
      ['Fenster auf oder zu?', 'Darüber lässt sich streiten. Einig seid ihr euch bei {theDat}.'],
    ],
    howTo: [
      ['So wird das Bett einladend', 'Glatt ziehen, aufschütteln, zurückschlagen. Obenauf: {the}.'],
      ['So endet ein langer Tag', 'Lüften, Licht dimmen, hineinfallen. Mit {theDat}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
