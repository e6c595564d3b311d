import { type Tone } from '@adloom/domain/copy.ts'
import { type ToneWords } from '../phrasebook.ts'

/** English in the manners a text can be asked for in. */
export const englishTones: Readonly<Record<Tone, ToneWords>> = {
  friendly: {
    phrases: {
      benefit: [
        ['Something nice for today', 'Hello you. Make yourself comfortable with {the}.'],
        ['You deserve a good one', 'Go on, treat your day to {the}.'],
      ],
      feature: [
        ['{headFact}. Nice, right?', 'Come and meet {the}.'],
        ['The little things matter', 'We are glad you asked about {the}.'],
      ],
      problem: [
        ['We know that feeling', 'Do not worry. Here {is} {the}.'],
        ['One of those days?', 'Take a breath. Then take {the}.'],
      ],
      audience: [
        ['Good to see you', 'Whatever your day looks like, there {is} {the}.'],
        ['This one is for you', 'And for everybody you share {the} with.'],
      ],
      offer: [
        ['{price}, with a smile', 'That is all we ask for {the}.'],
        ['Good news: {price}', 'Take {the} home with you.'],
      ],
      proof: [
        ['{count} people, {rating} out of 5', 'They were kind to {the}. Come and see why.'],
        ['Thank you, all {count} of you', 'You rated {the} {rating} out of 5.'],
      ],
      season: [
        ['Happy days ahead', 'Wrap up {the} for somebody you like.'],
        ['A little something', 'For a friend, a neighbor, or you: {the}.'],
      ],
      question: [
        ['How are you today?', 'Better with {the}, we hope.'],
        ['Shall we?', 'You bring the time, we bring {the}.'],
      ],
      'how-to': [
        ['A tip between friends', 'Keep {the} where you can see {it}.'],
        ['Here is what we would do', 'Take {the}, take your time, enjoy.'],
      ],
      brand: [
        ['Hello from us', 'We would love you to meet {the}.'],
        ['From us to you', 'With love: {the}.'],
      ],
    },
    openings: ['Hello you.', 'Good to see you.', 'Here is something nice.'],
    closings: ['Come and have a look.', 'Enjoy.', 'You are welcome any time.'],
    swaps: [
      [/\bdo not\b/g, 'don’t'],
      [/\bcannot\b/g, 'can’t'],
      [/\bit is\b/g, 'it’s'],
      [/\bthat is\b/g, 'that’s'],
      [/\bIt is\b/g, 'It’s'],
      [/\bThat is\b/g, 'That’s'],
      [/\byou are\b/g, 'you’re'],
    ],
  },
  formal: {
    phrases: {
      benefit: [
        ['Designed for daily use', 'May we present {the}.'],
        ['A considered choice', 'We invite you to consider {the}.'],
      ],
      feature: [
        ['{headFact}', 'The details of {the} at a glance.'],
        ['The details in brief', 'We present {the}.'],
      ],
      problem: [
        ['A familiar difficulty', '{The} may be of help.'],
        ['There is an alternative', 'Please consider {the}.'],
      ],
      audience: [
        ['For home and everyday life', '{The}, at your service.'],
        ['At your convenience', 'We recommend a closer look at {the}.'],
      ],
      offer: [
        ['Available at {price}', 'This is the current price of {the}.'],
        ['Current price: {price}', 'You may order {the} now.'],
      ],
      proof: [
        ['{rating} out of 5', '{count} customers have rated {the}.'],
        ['Customer rating: {rating} of 5', 'Based on {count} ratings of {the}.'],
      ],
      season: [
        ['A gift to consider', '{The}, for a special day.'],
        ['With kind regards', 'A present that says it well: {the}.'],
      ],
      question: [
        ['May we suggest something?', 'We would be pleased to show you {the}.'],
        ['Are you looking for one?', 'Please allow us to present {the}.'],
      ],
      'how-to': [
        ['A recommendation', 'Choose in peace. Then choose {the}.'],
        ['How to choose', 'Read the details of {the} and compare.'],
      ],
      brand: [
        ['With our compliments', 'We are pleased to present {the}.'],
        ['Our house, your choice', 'We invite you to discover {the}.'],
      ],
    },
    openings: ['At your service.', 'With pleasure.', 'A word of introduction.'],
    closings: ['We look forward to your visit.', 'Please see the details.', 'We are at your service.'],
    swaps: [
      [/\bdon['’]t\b/g, 'do not'],
      [/\bDon['’]t\b/g, 'Do not'],
      [/\bcan['’]t\b/g, 'cannot'],
      [/\bwon['’]t\b/g, 'will not'],
      [/\bisn['’]t\b/g, 'is not'],
      [/\baren['’]t\b/g, 'are not'],
      [/\bdoesn['’]t\b/g, 'does not'],
      [/\bit['’]s\b/g, 'it is'],
      [/\bIt['’]s\b/g, 'It is'],
      [/\bthat['’]s\b/g, 'that is'],
      [/\bThat['’]s\b/g, 'That is'],
      [/\byou['’]re\b/g, 'you are'],
      [/\bYou['’]re\b/g, 'You are'],
      [/\bkids\b/g, 'children'],
    ],
  },
  playful: {
    phrases: {
      benefit: [
        ['Psst. Over here.', 'Somebody had fun with {the}. Your turn.'],
        ['Go on, smile', '{The} {has} that effect on Mondays too.'],
      ],
      feature: [
        ['{headFact}. Ta-da!', 'Small print, big grin: {the}.'],
        ['Look, no magic', 'Only {the}. Well, nearly.'],
      ],
      problem: [
        ['Uh-oh, not again', 'Plan B is called {the}.'],
        ['Houston? Solved.', 'Keep calm and call for {the}.'],
      ],
      audience: [
        ['Calling all good moods', '{The} would like to join in.'],
        ['Team you', 'New player on the field: {the}.'],
      ],
      offer: [
        ['{price}? Yes, {price}.', 'Count it twice. Then grab {the}.'],
        ['Piggy bank says yes', '{The}, yours for {price}.'],
      ],
      proof: [
        ['{count} people can’t be shy', '{rating} out of 5 for {the}. Just saying.'],
        ['{rating} out of 5. Blush.', '{count} people had something to say about {the}.'],
      ],
      season: [
        ['Any excuse for a party', 'Cake is optional. {The} {is} not.'],
        ['Surprise!', 'Hide {the} behind your back and count to three.'],
      ],
      question: [
        ['Heads or tails?', 'Either way, {the} win{s}.'],
        ['Ready, steady?', 'Go get {the}.'],
      ],
      'how-to': [
        ['How to win a weekday', 'Step one: {the}. Step two: see step one.'],
        ['Instructions: none', 'You and {the} will work it out.'],
      ],
      brand: [
        ['We got carried away', 'And made a fuss about {the}.'],
        ['Guess who?', 'It is us. With {the}.'],
      ],
    },
    openings: ['Psst.', 'Guess what?', 'Ta-da!'],
    closings: ['Just saying.', 'Your move.', 'Go on, you know you want to.'],
    swaps: [
      [/\bdo not\b/g, 'don’t'],
      [/\bcannot\b/g, 'can’t'],
      [/\bis not\b/g, 'isn’t'],
      [/\bIt is\b/g, 'It’s'],
    ],
  },
}
