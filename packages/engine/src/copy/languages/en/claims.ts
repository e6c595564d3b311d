import { type Claims } from '../claims.ts'

/** What English says when it claims. */
export const englishClaims: Claims = {
  superlative:
    /\b(?:best|finest|greatest|fastest|cheapest|lowest|highest|strongest|lightest|safest|smartest|toughest|softest|quietest|thinnest|smallest|biggest|largest|most (?!of\b|days\b|mornings\b|nights\b|people\b|evenings\b)\p{L}+|number one|no\. ?1|#1|world[- ]class|unbeatable|unrivall?ed|unmatched|unsurpassed|ultimate|perfect(?:ly)?|flawless|ideal|premium|top[- ]rated|leading|favorite|favourite|bestselling|best-?seller|popular|trending|iconic|legendary|amazing|incredible|revolutionary|only one|like no other|second to none)\b/giu,
  guarantee:
    /\b(?:guarante\p{L}*|warrant(?:y|ies)|money[- ]back|risk[- ]free|lifetime|never (?:fails?|breaks?)|100 ?% (?:safe|secure|satisf\p{L}+)|proven|certified|approved|lasts? (?:forever|for years|a lifetime)|indestructible)\b/giu,
  comparison:
    /\b(?:better than|faster than|cheaper than|stronger than|lighter than|quieter than|more \p{L}+ than|less \p{L}+ than|unlike (?:other|any)|beats|outperforms?|compared (?:to|with)|twice as|times (?:more|less|faster|better))\b/giu,
  health:
    /\b(?:cures?|heals?|healing|healthy|healthier|treats? (?:acne|pain|anxiety|eczema|\p{L}+itis)|therap(?:y|eutic)|clinically|dermatolog\p{L}*|anti[- ]?(?:ageing|aging|bacterial|wrinkle|inflammatory)|hypoallergenic|detox\p{L}*|immun\p{L}*|weight loss|lose weight|burns? fat|slimming|pain relief|relieves?|stress relief|insomnia|sleep better|medical(?:-grade)?|doctor\p{L}*|non-?toxic|boosts? (?:energy|immunity|metabolism))\b/giu,
  delivery:
    /\b(?:(?:free|fast|same[- ]day|next[- ]day|express|quick) (?:shipping|delivery|returns?)|free\b(?! time)|ships? (?:free|fast|today|within)|delivered (?:free|tomorrow|today)|in stock|ready to ship|easy returns?|overnight)\b/giu,
  discount:
    /\b(?:sale|discount(?:ed|s)?|\d+ ?% off|half[- ]price|bargain|special offer|deal|clearance|coupon|promo code|save (?:up to )?[$£€\d]\S*|low(?:est)? price|reduced)\b/giu,
  novelty:
    /\b(?:brand[- ]new|all[- ]new|newest|latest|just (?:landed|arrived|launched|dropped)|new (?:from|in|arrival|collection|release|season)|introducing|first ever|limited[- ]edition|exclusive(?:ly)?)\b/giu,
  award:
    /\b(?:award[- ]?winning|awards?|as seen (?:on|in)|recommended by|endorsed|loved by|trusted by|thousands of|millions of|everyone(?:'s| is) (?:talking|loving)|\d[\d,.]* (?:happy )?customers)\b/giu,
  sustainability:
    /\b(?:eco[- ]?friendly|sustainabl[ey]|organic|vegan|cruelty[- ]free|recycled|recyclable|biodegradable|carbon[- ]neutral|climate[- ]neutral|all[- ]natural|chemical[- ]free|fair[- ]?trade|plastic[- ]free|handmade|hand[- ]crafted|handcrafted|made in \p{L}+|locally|waterproof|unbreakable|dishwasher[- ]safe|machine[- ]washable)\b/giu,
  urgency:
    /\b(?:last chance|act now|(?<!\b(?:no|less|a|any) )hurry|while (?:stocks?|supplies) lasts?|selling (?:out )?fast|almost gone|don['’]?t miss(?: out)?|limited[- ]time|only \d+ left|ends (?:soon|today|tonight)|today only|before it['’]?s (?:too late|gone)|final hours)\b/giu,
  'click-bait':
    /\b(?:you won['’]?t believe|click here|this one (?:weird )?trick|shocking|what happen(?:s|ed) next|doctors hate|secret (?:they|that)|will blow your mind|gone viral|miracle)\b|[!?]{2,}|\${3,}/giu,
  personal:
    /\bare you (?:an? )?(?:overweight|fat|obese|depressed|lonely|single|divorced|broke|poor|in debt|old|disabled|gay|lesbian|bisexual|trans\p{L}*|christian|muslim|jewish|hindu|black|white|asian|latino|bald|pregnant|unemployed|sick|diabetic|anxious|a student|a veteran)\b|\b(?:women|men|people|guys|girls|ladies|moms|mums|dads|seniors|students|singles|homeowners|parents) (?:like|just like|such as) you\b|\byour (?:weight|obesity|depression|anxiety|disability|debts?|acne|wrinkles|belly|diabetes|illness|disease|religion|ethnicity|sexuality|age|income)\b|\b(?:other|fellow|meet) (?:christians|muslims|jews|seniors|singles|gays|blacks)\b|\bas an? (?:woman|man|student|mom|mum|dad|parent|senior|homeowner)\b|\byou (?:new|young|busy|old) \p{L}+/giu,
}
