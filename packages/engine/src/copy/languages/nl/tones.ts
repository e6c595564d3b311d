import { type Tone } from '@adloom/domain/copy.ts'
import { type ToneWords } from '../phrasebook.ts'

/** Dutch in the manners a text can be asked for in: je, and u where it is formal. */
export const dutchTones: Readonly<Record<Tone, ToneWords>> = {
  friendly: {
    phrases: {
      benefit: [
        ['Iets leuks voor vandaag', 'Hoi. Maak het je gemakkelijk, met {the}.'],
        ['Gun jezelf een goede dag', 'Toe maar, begin met {the}.'],
      ],
      feature: [
        ['{headFact}. Fijn, hè?', 'Kom kennismaken met {the}.'],
        ['Het zit in de kleine dingen', 'Leuk dat je vraagt naar {the}.'],
      ],
      problem: [
        ['We kennen het gevoel', 'Maak je geen zorgen. Probeer {the} eens.'],
        ['Zo’n dag?', 'Eerst even ademhalen. Dan {the}.'],
      ],
      audience: [
        ['Leuk je te zien', 'Hoe je dag er ook uitziet: kijk eens naar {the}.'],
        ['Deze is voor jou', 'En voor iedereen met wie je {the} deelt.'],
      ],
      offer: [
        ['{price}, met een glimlach', 'Meer vragen we niet voor {the}.'],
        ['Goed nieuws: {price}', 'Neem {the} lekker mee naar huis.'],
      ],
      proof: [
        ['{count} mensen, {rating} van de 5', 'Ze waren lief voor {the}. Kom maar kijken.'],
        ['Dank jullie wel, alle {count}', 'Jullie gaven {the} een {rating} van de 5.'],
      ],
      season: [
        ['Er komen leuke dagen aan', 'Pak {the} in voor iemand die je graag ziet.'],
        ['Een kleinigheidje', 'Voor een vriend, de buurvrouw of jezelf: {the}.'],
      ],
      question: [
        ['Hoe is het vandaag?', 'Hopelijk goed. En anders helpt een blik op {the}.'],
        ['Zullen we?', 'Neem jij de tijd mee, dan zorgen wij voor {the}.'],
      ],
      'how-to': [
        ['Een tip onder vrienden', 'Zet of leg {the} waar je elke dag langskomt.'],
        ['Zo zouden wij het doen', 'Pak {the}, neem de tijd, geniet ervan.'],
      ],
      brand: [
        ['Hallo van ons', 'Leuk als je kennismaakt met {the}.'],
        ['Van ons voor jou', 'Met een lieve groet: {the}.'],
      ],
    },
    openings: ['Hoi.', 'Leuk dat je er bent.', 'Kijk eens wat leuk.'],
    closings: ['Kom gerust even kijken.', 'Geniet ervan.', 'Tot gauw.'],
    swaps: [
      [/(?<!\p{L})u kunt(?!\p{L})/gu, 'je kunt'],
      [/(?<!\p{L})kunt u(?!\p{L})/gu, 'kun je'],
      [/(?<!\p{L})uw(?!\p{L})/gu, 'je'],
      [/(?<!\p{L})Uw(?!\p{L})/gu, 'Je'],
      [/(?<!\p{L})direct(?!\p{L})/gu, 'meteen'],
      [/(?<!\p{L})eveneens(?!\p{L})/gu, 'ook'],
    ],
  },
  formal: {
    phrases: {
      benefit: [
        ['Voor dagelijks gebruik', 'Wij stellen u graag voor: {the}.'],
        ['Een weloverwogen keuze', 'Wij nodigen u uit kennis te maken met {the}.'],
      ],
      feature: [
        ['{headFact}', 'De details van {the} in één oogopslag.'],
        ['De details in het kort', 'Wij tonen u {the}.'],
      ],
      problem: [
        ['Een bekend ongemak', 'Wellicht vindt u baat bij {the}.'],
        ['Het kan ook anders', 'Overweegt u eens {the}.'],
      ],
      audience: [
        ['Voor thuis en alledag', 'Tot uw dienst: {the}.'],
        ['Wanneer het u schikt', 'Bekijkt u {the} gerust van dichtbij.'],
      ],
      offer: [
        ['Verkrijgbaar voor {price}', 'Dat is de huidige prijs van {the}.'],
        ['Huidige prijs: {price}', 'U kunt {the} nu bestellen.'],
      ],
      proof: [
        ['{rating} van de 5', '{count} klanten beoordeelden {the}.'],
        ['Klantoordeel: {rating} van de 5', 'Op basis van {count} beoordelingen van {the}.'],
      ],
      season: [
        ['Een geschenk ter overweging', 'Voor een bijzondere dag: {the}.'],
        ['Met vriendelijke groet', 'Een passend geschenk: {the}.'],
      ],
      question: [
        ['Mogen wij u iets voorstellen?', 'Wij laten u graag {the} zien.'],
        ['Bent u op zoek?', 'Staat u ons toe: {the}.'],
      ],
      'how-to': [
        ['Een aanbeveling', 'Kiest u in alle rust. En dan voor {the}.'],
        ['Hoe u kiest', 'Leest u de details van {the} en vergelijk.'],
      ],
      brand: [
        ['Met onze complimenten', 'Met genoegen tonen wij u {the}.'],
        ['Ons huis, uw keuze', 'Wij nodigen u uit voor een blik op {the}.'],
      ],
    },
    openings: ['Wij stellen u graag voor:', 'Geachte klant,', 'Met genoegen tonen wij u:'],
    closings: ['Wij zien uw bezoek graag tegemoet.', 'De details vindt u hier.', 'Wij zijn u graag van dienst.'],
    swaps: [
      [/(?<!\p{L})jouw(?!\p{L})/gu, 'uw'],
      [/(?<!\p{L})Jouw(?!\p{L})/gu, 'Uw'],
      [/(?<!\p{L})je kunt(?!\p{L})/gu, 'u kunt'],
      [/(?<!\p{L})Je kunt(?!\p{L})/gu, 'U kunt'],
      [/(?<!\p{L})kun je(?!\p{L})/gu, 'kunt u'],
      [/(?<!\p{L})Kun je(?!\p{L})/gu, 'Kunt u'],
      [/(?<!\p{L})heb je(?!\p{L})/gu, 'hebt u'],
      [/(?<!\p{L})Heb je(?!\p{L})/gu, 'Hebt u'],
      [/(?<!\p{L})jou(?!\p{L})/gu, 'u'],
      [/(?<!\p{L})zo’n(?!\p{L})/gu, 'een dergelijke'],
      [/(?<!\p{L})Hoi\./gu, 'Goedendag.'],
    ],
  },
  playful: {
    phrases: {
      benefit: [
        ['Psst. Hier.', 'Er was iemand erg blij met {the}. Jouw beurt.'],
        ['Vooruit, lach eens', 'Maandag of geen maandag: het wordt tijd voor {the}.'],
      ],
      feature: [
        ['{headFact}. Tadaa!', 'Kleine lettertjes, grote grijns: {the}.'],
        ['Geen goocheltruc', 'Alleen {the}. Nou ja, bijna.'],
      ],
      problem: [
        ['O nee, niet weer', 'Plan B: {the}.'],
        ['Houston? Komt goed.', 'Rustig blijven en roepen om {the}.'],
      ],
      audience: [
        ['Oproep aan alle goede buien', 'Wie doet er mee met {the}?'],
        ['Team jij', 'Vers op het veld: {the}.'],
      ],
      offer: [
        ['{price}? Ja, {price}.', 'Tel het twee keer na. Pak dan {the}.'],
        ['Het spaarvarken zegt ja', 'Voor {price} mag het: {the}.'],
      ],
      proof: [
        ['{count} mensen, niet verlegen', '{rating} van de 5 voor {the}. We zeggen het maar.'],
        ['{rating} van de 5. Bloosje.', '{count} mensen hadden een mening over {the}.'],
      ],
      season: [
        ['Elk smoesje voor taart', 'De taart mag weg. Wij houden het bij {the}.'],
        ['Verrassing!', 'Verstop {the} achter je rug en tel tot drie.'],
      ],
      question: [
        ['Kop of munt?', 'Maakt niet uit. Je landt bij {the}.'],
        ['Klaar voor de start?', 'Af. Op naar {the}.'],
      ],
      'how-to': [
        ['Zo win je een woensdag', 'Stap één: {the}. Stap twee: zie stap één.'],
        ['Handleiding: geen', 'Jij en {the} komen er samen wel uit.'],
      ],
      brand: [
        ['We lieten ons even gaan', 'En maakten drukte om {the}.'],
        ['Raad eens wie?', 'Wij zijn het. Met {the}.'],
      ],
    },
    openings: ['Psst.', 'Raad eens?', 'Tadaa!'],
    closings: ['We zeggen het maar.', 'Jij bent.', 'Vooruit, je wilt het best.'],
    swaps: [
      [/(?<!\p{L})direct(?!\p{L})/gu, 'hup, meteen'],
      [/(?<!\p{L})uw(?!\p{L})/gu, 'je'],
      [/(?<!\p{L})Uw(?!\p{L})/gu, 'Je'],
      [/(?<!\p{L})ogenblik(?!\p{L})/gu, 'tel'],
    ],
  },
}
