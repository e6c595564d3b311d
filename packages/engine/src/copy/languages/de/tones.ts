import { type Tone } from '@adloom/domain/copy.ts'
import { type ToneWords } from '../phrasebook.ts'

/** German in the manners a text can be asked for in: friendly and playful say "du", formal says "Sie". */
export const germanTones: Readonly<Record<Tone, ToneWords>> = {
  friendly: {
    phrases: {
      benefit: [
        ['Etwas Schönes für heute', 'Hallo du. Mach es dir gemütlich mit {theDat}.'],
        ['Gönn dir einen guten Tag', 'Und nimm {theAcc} gleich mit hinein.'],
      ],
      feature: [
        ['{headFact}. Schön, oder?', 'Darf ich vorstellen? {The}.'],
        ['Die kleinen Dinge zählen', 'Gut, dass du fragst. Es geht um {theAcc}.'],
      ],
      problem: [
        ['Das Gefühl kennen wir', 'Keine Sorge. Es gibt ja {theAcc}.'],
        ['Wieder so ein Tag?', 'Atme durch. Dann nimm {theAcc}.'],
      ],
      audience: [
        ['Schön, dass du da bist', 'Egal, wie dein Tag wird: Es gibt {theAcc}.'],
        ['Das hier ist für dich', 'Und für alle, mit denen du teilst: {the}.'],
      ],
      offer: [
        ['{price} und ein Lächeln', 'Mehr möchten wir nicht für {theAcc}.'],
        ['Gute Nachricht: {price}', 'Nimm {theAcc} mit nach Hause.'],
      ],
      proof: [
        ['{count} Menschen, {rating} von 5', 'So freundlich waren sie zu {theDat}.'],
        ['Danke an alle {count}', '{rating} von 5 Sternen für {theAcc}.'],
      ],
      season: [
        ['Schöne Tage kommen', 'Pack {theAcc} für jemanden ein, den du magst.'],
        ['Eine kleine Freude', 'Für Freunde, Nachbarn oder dich: {the}.'],
      ],
      question: [
        ['Wie geht’s dir heute?', 'Mit {theDat} hoffentlich gleich noch ein bisschen netter.'],
        ['Wollen wir?', 'Du bringst die Zeit mit, wir {theAcc}.'],
      ],
      'how-to': [
        ['Ein Tipp unter Freunden', 'Lass {theAcc} da stehen, wo du vorbeikommst.'],
        ['So würden wir es machen', 'Nimm {theAcc}, nimm dir Zeit, genieß den Tag.'],
      ],
      brand: [
        ['Hallo von uns', 'Wir möchten dir etwas zeigen: {theAcc}.'],
        ['Von uns für dich', 'Mit lieben Grüßen: {the}.'],
      ],
    },
    openings: ['Hallo du.', 'Schön, dass du da bist.', 'Hier ist etwas Nettes.'],
    closings: ['Komm und sieh es dir an.', 'Viel Freude damit.', 'Du bist immer willkommen.'],
    swaps: [
      [/(?<!\p{L})Wir laden Sie ein(?!\p{L})/gu, 'Komm vorbei'],
      [/(?<!\p{L})Entdecken Sie(?!\p{L})/gu, 'Entdecke'],
      [/(?<!\p{L})Sehen Sie(?!\p{L})/gu, 'Sieh'],
      [/(?<!\p{L})Nehmen Sie(?!\p{L})/gu, 'Nimm'],
    ],
  },
  formal: {
    phrases: {
      benefit: [
        ['Für den Alltag gedacht', 'Dürfen wir vorstellen: {the}.'],
        ['Eine überlegte Wahl', 'Wir laden Sie ein, {theAcc} kennenzulernen.'],
      ],
      feature: [
        ['{headFact}', 'Die Einzelheiten zu {theDat} auf einen Blick.'],
        ['Das Wesentliche in Kürze', 'Wir stellen Ihnen {theAcc} vor.'],
      ],
      problem: [
        ['Eine bekannte Schwierigkeit', 'Vielleicht hilft Ihnen ein Blick auf {theAcc}.'],
        ['Es gibt eine Alternative', 'Bitte sehen Sie sich {theAcc} an.'],
      ],
      audience: [
        ['Für Zuhause und Alltag', 'Wir empfehlen Ihnen einen Blick auf {theAcc}.'],
        ['Ganz nach Ihrem Bedarf', 'Gern zeigen wir Ihnen {theAcc}.'],
      ],
      offer: [
        ['Erhältlich für {price}', 'Das ist der aktuelle Preis für {theAcc}.'],
        ['Aktueller Preis: {price}', 'Sie können {theAcc} jetzt bestellen.'],
      ],
      proof: [
        ['{rating} von 5 Sternen', 'Zu {theDat} liegen {count} Bewertungen vor.'],
        ['Bewertung: {rating} von 5', 'Grundlage sind {count} Bewertungen zu {theDat}.'],
      ],
      season: [
        ['Ein Geschenk mit Bedacht', 'Für einen besonderen Tag: {the}.'],
        ['Mit herzlichen Grüßen', 'Ein Geschenk, das von Herzen kommt: {the}.'],
      ],
      question: [
        ['Dürfen wir etwas empfehlen?', 'Gern zeigen wir Ihnen {theAcc}.'],
        ['Sind Sie auf der Suche?', 'Erlauben Sie uns, {theAcc} vorzustellen.'],
      ],
      'how-to': [
        ['Eine Empfehlung', 'Wählen Sie in Ruhe. Wählen Sie {theAcc}.'],
        ['So treffen Sie Ihre Wahl', 'Lesen Sie die Einzelheiten zu {theDat} und vergleichen Sie.'],
      ],
      brand: [
        ['Mit freundlicher Empfehlung', 'Wir freuen uns, Ihnen {theAcc} vorzustellen.'],
        ['Unser Haus, Ihre Wahl', 'Wir laden Sie ein, {theAcc} zu entdecken.'],
      ],
    },
    openings: ['Guten Tag.', 'Dürfen wir vorstellen?', 'Wir freuen uns, Ihnen dies zu zeigen.'],
    closings: ['Wir freuen uns auf Ihren Besuch.', 'Alle Einzelheiten finden Sie bei uns.', 'Wir sind gern für Sie da.'],
    swaps: [
      [/(?<!\p{L})geht’s(?!\p{L})/gu, 'geht es'],
      [/(?<!\p{L})gibt’s(?!\p{L})/gu, 'gibt es'],
      [/(?<!\p{L})wird’s(?!\p{L})/gu, 'wird es'],
      [/(?<!\p{L})soll’s(?!\p{L})/gu, 'soll es'],
      [/(?<!\p{L})Hol dir(?!\p{L})/gu, 'Holen Sie sich'],
      [/(?<!\p{L})Fang an(?!\p{L})/gu, 'Beginnen Sie'],
      [/(?<!\p{L})Such dir(?!\p{L})/gu, 'Suchen Sie sich'],
      [/(?<!\p{L})Nimm(?!\p{L})/gu, 'Nehmen Sie'],
      [/(?<!\p{L})Mach Platz(?!\p{L})/gu, 'Schaffen Sie Platz'],
      [/(?<!\p{L})Probier es(?!\p{L})/gu, 'Probieren Sie es'],
      [/(?<!\p{L})Versuch es(?!\p{L})/gu, 'Versuchen Sie es'],
      [/(?<!\p{L})Trag(?= (?:der|die|das|den|dies))/gu, 'Tragen Sie'],
      [/(?<!\p{L})Füll(?!\p{L})/gu, 'Füllen Sie'],
      [/(?<!\p{L})bei dir(?!\p{L})/gu, 'bei Ihnen'],
      [/(?<!\p{L})für dich(?!\p{L})/gu, 'für Sie'],
      [/(?<!\p{L})Für dich(?!\p{L})/gu, 'Für Sie'],
    ],
  },
  playful: {
    phrases: {
      benefit: [
        ['Psst. Hier drüben.', 'Jemand hatte schon Spaß mit {theDat}. Du bist dran.'],
        ['Na los, lächeln', 'Der Montag bekommt Gesellschaft von {theDat}.'],
      ],
      feature: [
        ['{headFact}. Tadaa!', 'Kleingedrucktes, großes Grinsen: {the}.'],
        ['Kein Zaubertrick', 'Nur {the}. Na gut, fast.'],
      ],
      problem: [
        ['Oje, nicht schon wieder', 'Plan B heißt: {the}.'],
        ['Houston? Gelöst.', 'Ruhig bleiben und {theAcc} rufen.'],
      ],
      audience: [
        ['Gute Laune gesucht', 'Mitmachen {darf} auch {the}.'],
        ['Team Du', 'Neu auf dem Feld: {the}.'],
      ],
      offer: [
        ['{price}? Ja, {price}.', 'Zähl ruhig nach. Dann schnapp dir {theAcc}.'],
        ['Das Sparschwein nickt', '{price} für {theAcc}. Es hat nicht mal gequiekt.'],
      ],
      proof: [
        ['{count} Leute, kein bisschen scheu', '{rating} von 5 für {theAcc}. Wir sagen’s ja nur.'],
        ['{rating} von 5. Wir werden rot.', '{count} Leute hatten etwas zu sagen zu {theDat}.'],
      ],
      season: [
        ['Jeder Grund ist recht', 'Kuchen kann, muss nicht. Muss: {the}.'],
        ['Überraschung!', 'Versteck {theAcc} hinterm Rücken und zähl bis drei.'],
      ],
      question: [
        ['Kopf oder Zahl?', 'So oder so: Am Ende {steht} {the}.'],
        ['Auf die Plätze, fertig?', 'Los, hol dir {theAcc}.'],
      ],
      'how-to': [
        ['So gewinnt man einen Montag', 'Schritt eins: {the}. Schritt zwei: siehe oben.'],
        ['Anleitung: keine', 'Du und {the}, ihr findet das schon raus.'],
      ],
      brand: [
        ['Wir sind ins Schwärmen gekommen', 'Und zwar über {theAcc}.'],
        ['Rate mal, wer da ist', 'Wir. Und zwar mit {theDat}.'],
      ],
    },
    openings: ['Psst.', 'Rate mal.', 'Tadaa!'],
    closings: ['Wir sagen’s ja nur.', 'Du bist am Zug.', 'Na los, trau dich.'],
    swaps: [
      [/(?<!\p{L})geht es(?!\p{L})/gu, 'geht’s'],
      [/(?<!\p{L})gibt es(?!\p{L})/gu, 'gibt’s'],
      [/(?<!\p{L})wird es(?!\p{L})/gu, 'wird’s'],
      [/(?<!\p{L})Nimm dir(?!\p{L})/gu, 'Schnapp dir'],
    ],
  },
}
