import { type GroupPhrases } from '../phrasebook.ts'

/** Dutch phrases for things of kitchen, house and garden. */
export const homePhrases = {
  drinkware: {
    benefit: [
      ['De eerste slok', 'Raam op een kier, radio zacht. In je handen: {the}.'],
      ['Eerst koffie. Dan de rest.', 'Tien minuten voordat iemand iets van je wil. Met {the}.'],
      ['Schenken. Slurpen. Zuchten.', 'Vul {the} en laat de dag nog even wachten.'],
    ],
    problem: [
      ['Weer die met die barst?', 'Die heeft zijn dienst gedaan. Maak plek voor {the}.'],
      ['Kast vol, niks bij elkaar?', 'Achterin staat alles wat nooit iemand pakt. Vooraan: {the}.'],
    ],
    question: [
      ['Wat schenk je in?', 'Koffie om acht, thee om vier, chocomel als het regent. Vul {the}.'],
      ['Wie krijgt de mooie?', 'Zet {the} op het aanrecht en kijk wie er het eerst bij is.'],
    ],
    howTo: [
      ['Zo rek je de ochtend', 'Water koken, inschenken, telefoon weg. Het uur is voor {the}.'],
      ['Zo neem je echt pauze', 'Stap één: vul {the}. Stap twee: ga zitten. Stap drie is er niet.'],
    ],
  },
  cookware: {
    benefit: [
      ['Eerst een uitje', 'Boter, vuur, dat gesis. En dan is de avond voor {the}.'],
      ['Dinsdag pasta, zondag stoof', 'Eén ding blijft gewoon op het fornuis staan: {the}.'],
      ['Het ruikt al tot de gang', 'Deksel scheef, raam beslagen. Op het aanrecht: {the}.'],
    ],
    problem: [
      ['La vol, niks dat werkt?', 'Houd over waar je mee kookt. Om te beginnen {the}.'],
      ['Toch weer bestellen?', 'Eieren, spinazie, tien minuten. Pak er {the} bij.'],
    ],
    question: [
      ['Wat eten we vanavond?', 'Wat de koelkast nog heeft, plus een beetje lef. En {the}.'],
      ['Recept of losse pols?', 'Met mespuntjes of op de gok: zet {the} binnen handbereik.'],
    ],
    howTo: [
      ['Zo red je een woensdag', 'Eén gerecht, vaak gemaakt, elke keer beter. Te beginnen met {the}.'],
      ['Zo kook je met plezier', 'Muziek aan, schort om, {the} op het aanrecht.'],
    ],
  },
  tableware: {
    benefit: [
      ['Nog even natafelen', 'De borrel werd eten, het eten werd laat. Op tafel: {the}.'],
      ['Schuif maar aan', 'Er is genoeg, er is altijd genoeg. Dek de tafel met {the}.'],
      ['Het oog eet mee', 'Jij deed het koken. De rest is voor {the}.'],
    ],
    problem: [
      ['Niks op tafel dat past?', 'Begin opnieuw, met één ding dat je mooi vindt: {the}.'],
      ['Eters om zes, tafel leeg?', 'Brood snijden, kaars aan. Zet {the} neer en klaar.'],
    ],
    question: [
      ['Wie blijft er eten?', 'Vrienden, buren of alleen jij: dek de tafel met {the}.'],
      ['Bewaren voor visite?', 'Het is dinsdag en jij bent er. Pak {the} uit de kast.'],
    ],
    howTo: [
      ['Zo dek je in een minuut', 'Een kaars, iets groens uit de tuin, {the}. Klaar.'],
      ['Zo wordt dinsdag een feest', 'Kaars aan, nieuws uit, en het eten op tafel met {the}.'],
    ],
  },
  appliance: {
    benefit: [
      ['Hulp op het aanrecht', 'Iemand moet het doen voor de koffie. Vraag het {the}.'],
      ['Eerste kop, laatste hap', 'Van half zeven tot ver na het eten. Op het aanrecht: {the}.'],
      ['De keuken wordt wakker', 'Licht aan, blote voeten, radio. En het geluid van {the}.'],
    ],
    problem: [
      ['De oude maakt lawaai?', 'Je hoort het al weken. De opvolger: {the}.'],
      ['Alles tegelijk op het vuur?', 'Geef één klus uit handen, aan {the}.'],
    ],
    question: [
      ['Wat maak je het eerst?', 'Iets dat het hele huis laat meegenieten. Zet {the} maar aan.'],
      ['Nog plek op het aanrecht?', 'De fruitschaal kan een stukje op. En daar: {the}.'],
    ],
    howTo: [
      ['Zo win je de ochtend', 'Gisteravond klaargezet, nu alleen het knopje van {the}.'],
      ['Zo houd je de keuken leuk', 'Kook waar je zin in hebt, laat de rest aan {the}.'],
    ],
  },
  furniture: {
    benefit: [
      ['Waar iedereen belandt', 'Elke kamer heeft zo’n plek. Maak er {the} van.'],
      ['Nog één verhaal dan', 'Na elven worden de gesprekken goed. Ergens in de buurt: {the}.'],
      ['Tas neer, schoenen uit', 'Het eerste wat je thuis ziet: {the}.'],
    ],
    problem: [
      ['Kamer nog niet af?', 'Er mist iets en je loopt er elke dag omheen. Probeer {the}.'],
      ['Die ene lege hoek?', 'Je weet welke. Zet daar {the} neer.'],
    ],
    question: [
      ['Waar zou jij gaan zitten?', 'Bij het raam, bij de kachel, bij het licht. Ergens daar: {the}.'],
      ['Even schuiven?', 'Plant opzij, muur opmeten. De rest is voor {the}.'],
    ],
    howTo: [
      ['Zo begin je een kamer', 'Kies één ding dat mag blijven. Dan rustig verder. Neem {the}.'],
      ['Zo wordt een huis thuis', 'Eerst wat je elke dag gebruikt. Zet {the} bovenaan de lijst.'],
    ],
  },
  storage: {
    benefit: [
      ['Alles zijn eigen plek', 'Eén keer wegleggen, altijd terugvinden. Begin met {the}.'],
      ['Vloer leeg, hoofd leeg', 'Geef de rommel een adres: {the}.'],
      ['Opgeruimd staat netjes', 'Sleutels hier, post daar, vloer vrij. Met dank aan {the}.'],
    ],
    problem: [
      ['De rommel wint?', 'Elke stapel begon met één ding. De tegenzet: {the}.'],
      ['Waar lag het ook alweer?', 'Spullen zonder plek gaan zwerven. Geef ze {the}.'],
    ],
    question: [
      ['Wat ruim je als eerste op?', 'Boeken, schoenen, de stapel bij de deur? Een deel kan naar {the}.'],
      ['Nog een vrije muur?', 'Opmeten, stofzuigen, {the} neerzetten. Klaar.'],
    ],
    howTo: [
      ['Zo blijft het opgeruimd', 'Houden, weggeven, wegbergen. Voor stap drie: {the}.'],
      ['Zo komt er rust in huis', 'De helft in het zicht, de helft in {the}.'],
    ],
  },
  lighting: {
    benefit: [
      ['Grote licht uit', 'De avond kan beginnen. Doe {the} maar aan.'],
      ['Het uur van de schemer', 'Gordijnen half dicht, sokken op de bank. En {the} aan.'],
      ['Zelfde kamer, ander licht', 'Lange schaduwen, zachte hoeken. Het knopje van {the}.'],
    ],
    problem: [
      ['Weer onder het grote licht?', 'Eén felle lamp maakt alles plat. Knip {the} eens aan.'],
      ['Die ene donkere hoek?', 'Elk huis heeft een plek die het licht vergeet. Zet daar {the}.'],
    ],
    question: [
      ['Fel of zacht vanavond?', 'Lezen of alleen maar praten. Het kan allebei, bij {the}.'],
      ['Waar mag wat meer licht?', 'De leesstoel, de gang, het eind van de tafel? Zet daar {the}.'],
    ],
    howTo: [
      ['Zo maak je sfeer met licht', 'Eén voor de kamer, één voor het boek, één zomaar. Waarvan één: {the}.'],
      ['Zo krijg je een warme hoek', 'Stoel, plaid, iets te lezen. En ernaast {the}.'],
    ],
  },
  bedding: {
    benefit: [
      ['Lekker blijven liggen', 'Wekker uit, regen tegen het raam. Onder of op {the}.'],
      ['Het stilste stukje dag', 'Telefoon weg, licht uit. Vannacht met {the}.'],
      ['Bed opgemaakt, dag gemaakt', 'Gladstrijken, opschudden, klaar. Vandaag met {the}.'],
    ],
    problem: [
      ['Bed toe aan iets anders?', 'Het staat er elke nacht voor je. Geef het {the}.'],
      ['Alweer verschonen?', 'Eén set op bed, één aan de lijn. Leg {the} klaar.'],
    ],
    question: [
      ['Snoozen of opstaan?', 'Met {the} op bed neemt niemand het je kwalijk.'],
      ['Links of rechts op bed?', 'Over de kant valt te praten. Over {the} ook.'],
    ],
    howTo: [
      ['Zo wil je het bed in', 'Glad, gevouwen, laag voor laag. Bovenop: {the}.'],
      ['Zo sluit je de dag', 'Lampje laag, raam op een kier, eronder met {the}.'],
    ],
  },
  bath: {
    benefit: [
      ['Stoom op de spiegel', 'Deur op slot, niemand die roept. Binnen handbereik: {the}.'],
      ['Kwart voor zeven', 'Water aan, ogen half open. Op de tast naar {the}.'],
      ['Badkamer bezet', 'Warme tegels, geen haast. Alleen jij en {the}.'],
    ],
    problem: [
      ['Badkamer van vroeger?', 'Verbouwen hoeft niet. Hang, zet of leg er {the} neer.'],
      ['Altijd haast bij het bad?', 'Deur op slot, kraan open, vijf minuten. Met {the}.'],
    ],
    question: [
      ['Bad of douche?', 'Maakt niet uit. Zolang {the} in de buurt is.'],
      ['Wie mag er het eerst?', 'Wie het eerst op is. En de rest? Die wacht op {the}.'],
    ],
    howTo: [
      ['Zo wordt badderen een uitje', 'Warm water, weinig licht, geen telefoon. En {the}.'],
      ['Zo frist een badkamer op', 'Plankje leeg, de helft terug, {the} erbij.'],
    ],
  },
  decor: {
    benefit: [
      ['De hoek waar niemand kijkt', 'Tot vandaag. Zet of hang daar {the}.'],
      ['Klein ding, hele kamer', 'Geen verf, geen klusweekend. Alleen {the}.'],
      ['Een huis dat op je lijkt', 'Geef {the} een plek waar je elke dag langsloopt.'],
    ],
    problem: [
      ['Mist er hier nog iets?', 'Een lege plek is een uitnodiging. Het antwoord: {the}.'],
      ['Beetje kaal, die kamer?', 'Een huis komt stukje bij beetje af. Het volgende stukje: {the}.'],
    ],
    question: [
      ['Waar komt het te staan?', 'Vensterbank, kast of tafel? Er is vast een plek voor {the}.'],
      ['Wanneer veranderde er iets?', 'Niet de hele kamer. Eén ding maar: {the}.'],
    ],
    howTo: [
      ['Zo krijg je een kamer af', 'Groepje maken, lucht ertussen, stap achteruit. Als laatste: {the}.'],
      ['Zo style je een plank', 'Hoog achteraan, laag vooraan. En waar je oog valt: {the}.'],
    ],
  },
  climate: {
    benefit: [
      ['Binnen maak jij het weer', 'Buiten doet maar. Binnen zet je {the} aan.'],
      ['Raam dicht, boek open', 'De middag kan beginnen. In de hoek: {the}.'],
      ['De kamer waar je altijd zit', 'Die verdient aandacht. Zet daar {the} neer.'],
    ],
    problem: [
      ['Nooit eens lekker in huis?', 'Om twaalf te warm, om negen te koud. Zet {the} aan.'],
      ['Bedompt hier?', 'Eerst het raam open. Daarna {the} aan.'],
    ],
    question: [
      ['Slaapkamer of werkplek?', 'Kies de kamer waar je het vaakst zit. En daar: {the}.'],
      ['Hoe voelt je kamer?', 'Begint het antwoord met een zucht, denk dan eens aan {the}.'],
    ],
    howTo: [
      ['Zo kies je voor je kamer', 'Meet de ruimte, zoek een stopcontact, zet {the} neer.'],
      ['Zo begin je fris aan de dag', 'Gordijnen open, stoel bij het raam, {the} aan.'],
    ],
  },
  cleaning: {
    benefit: [
      ['Twintig minuten, dan rust', 'Muziek aan, ramen open. Aan de slag met {the}.'],
      ['De bezem erdoor', 'Zaterdagochtend, radio hard. Met {the} de kamers langs.'],
      ['Eerst even poetsen', 'Niemand droomt ervan. Deel het werk met {the}.'],
    ],
    problem: [
      ['Kruimels, stof, kruimels?', 'De rommel komt terug. Jouw antwoord: {the}.'],
      ['Weer een zaterdag poetsen?', 'Pak er een stuk van terug, met {the}.'],
    ],
    question: [
      ['Visite over een half uur?', 'Diep ademhalen. Dan {the} erbij.'],
      ['Welke klus schuif je op?', 'Je weet welke. Vandaag doe je hem, met {the}.'],
    ],
    howTo: [
      ['Zo loop je het huis door', 'Van boven naar beneden, de deur als laatste. Met {the}.'],
      ['Zo blijft het bij', 'Elke dag een beetje. Bewaar {the} waar je het eerst kijkt.'],
    ],
  },
  garden: {
    benefit: [
      ['Achterdeur open', 'De tuin roept al een tijdje. Neem {the} mee naar buiten.'],
      ['Jouw lapje, jouw regels', 'Balkon, tuin of geveltuintje: kom maar op met {the}.'],
      ['Lange avonden buiten', 'Nog één keer naar binnen. Alleen om {the} te halen.'],
    ],
    problem: [
      ['Tuin een oerwoud geworden?', 'Begin bij wat je vanuit het raam ziet. Met {the}.'],
      ['Onkruid wint weer?', 'Eén middag, handschoenen aan, {the} erbij.'],
    ],
    question: [
      ['Wat ga je doen, buiten?', 'Graven, gieten, dutten. Neem {the} mee.'],
      ['Nog een uurtje licht?', 'Dat is genoeg voor een begin, met {the}.'],
    ],
    howTo: [
      ['Zo geniet je van je tuin', 'Beetje werken, veel zitten. Bij één van de twee helpt {the}.'],
      ['Zo begint het seizoen', 'Opruimen, plannen, planten. Houd {the} bij de hand.'],
    ],
  },
  tools: {
    benefit: [
      ['Plank recht voor de lunch', 'Potlood achter je oor, koffie op de vensterbank. Erbij: {the}.'],
      ['Zelf gedaan', 'Dat zeg je straks twee keer. Dankzij jou en {the}.'],
      ['Eerst de piepende deur', 'Dan de plank, dan de schutting. Leg {the} vast klaar.'],
    ],
    problem: [
      ['Ligt die klus er nog?', 'Streep hem dit weekend door, met {the}.'],
      ['Toch maar een botermes?', 'Dat liep niet goed af. Pak er {the} bij.'],
    ],
    question: [
      ['Wat maak je hierna?', 'Een plank, een cadeau, een noodgeval? Leg {the} klaar.'],
      ['Gat in de gereedschapskist?', 'Tussen hamer en rolmaat is nog plek voor {the}.'],
    ],
    howTo: [
      ['Zo maak je het af', 'Twee keer meten, één keer doen. Houd {the} bij de hand.'],
      ['Zo kom je de lijst door', 'Kleinste klus eerst. Voor de rest: {the}.'],
    ],
  },
  car: {
    benefit: [
      ['Instappen en wegwezen', 'Stoel goed, spiegels goed, {the} aan boord.'],
      ['Onderweg, raam open', 'Volle tank, meezingers, en {the}.'],
      ['Goed voor je vierwieler', 'Door weer en wind brengt die je thuis. Doe iets terug met {the}.'],
    ],
    problem: [
      ['Altijd buiten geparkeerd?', 'Zon, regen, vogels: ze nemen nooit vrij. Jouw antwoord: {the}.'],
      ['Auto toe aan een beurtje?', 'Niet bij de garage, gewoon op de oprit. Met {the}.'],
    ],
    question: [
      ['Waar gaat de reis heen?', 'Schoolplein of Zuid-Frankrijk: neem {the} mee.'],
      ['Past het op jouw auto?', 'Check bouwjaar en model. Haal dan {the} erbij.'],
    ],
    howTo: [
      ['Zo begin je een lange rit', 'Route bekeken, broodjes mee, {the} aan boord.'],
      ['Zo wordt wassen een klusje', 'Emmer, muziek, zon op de oprit. En {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
