import { type Claims, wholeWords } from '../claims.ts'

/** Days and feasts that are new every year, and what is new about moving: no claim about a product. */
const newHarmless = '(?! (?:ans?|année|départ|maison|appartement|toit|adresse|chapitre|page|idée|venue?s?)(?!\\p{L}))'

/** What French says when it claims. */
export const frenchClaims: Claims = {
  superlative: wholeWords(
    '(?:le|la|les) (?:plus|moins) (?!tôt|tard|près|loin|souvent|dur (?:est|reste))\\p{L}+|(?:le|la|les|nos|notre|votre|du|des|au|aux) meilleure?s?(?! amie?s?)|meilleure?s? (?:qualité|prix|choix|ventes?|du monde|du marché)|au mieux|parfaite?s?|parfaitement|idéale?s?|idéalement|idéaux|ultimes?|inégal(?:ée?s?|ables?)|imbattables?|incomparables?|incontournables?|indispensables?|exceptionnel(?:le)?s?|extraordinaires?|unique (?:en son genre|au monde)|le seul|la seule|premium|haut de gamme|n ?° ?1|numéro (?:un|1)|leaders?|révolutionnaires?|incroyables?|fabuleu(?:x|se|ses)|sublimes?|légendaires?|mythiques?|iconiques?|cultes?|best-?sellers?|populaires?|tendances?|préférée?s?|favoris?|favorites?|sans (?:égale?|pareille?|rivale?)|hors pair|irréprochables?|sans défaut|de (?:première|haute) qualité|qualité supérieure|super-?produits?|mieux noté\\p{L}*|ultra-\\p{L}+',
  ),
  guarantee: wholeWords(
    'garanti\\p{L}*|satisfaite?s? ou remboursée?s?|rembours\\p{L}*|sans (?:aucun )?risques?|à vie|pour la vie|certifi\\p{L}*|homologu\\p{L}*|approuv\\p{L}*|prouv\\p{L}*|éprouv\\p{L}*|testée?s? (?:en|par|sous|et)|indestructibles?|inusables?|inaltérables?|éternel(?:le)?s?|100 ?% (?:sûre?s?|fiables?|satisf\\p{L}+|sans risque)|(?:ne )?(?:casse|lâche)(?:nt)? jamais|dure(?:nt|ra)? (?:toute )?(?:une|la) vie|pour toujours|fiables?|fiabilité',
  ),
  comparison: wholeWords(
    "(?:meilleure?s?|mieux) (?:que|qu'\\p{L}+)|(?:plus|moins) \\p{L}+ (?:que|qu'\\p{L}+)(?! (?:d'habitude|hier|prévu))|(?:deux|trois|dix|\\d+) fois (?:plus|moins|mieux)|contrairement (?:à|aux)|(?:par rapport|comparée?s?) (?:à|aux)|à la différence (?:de|des|du)|surpass\\p{L}*|surclass\\p{L}*|dépasse(?:nt)? (?:tous|toutes|les)|supérieure?s? (?:à|aux)|moins chère?s?|aucun autre|aucune autre",
  ),
  health: wholeWords(
    "guéri\\p{L}*|soigne(?:r|z|nt)?|traite(?:r|nt)? (?:l'acné|la douleur|l'eczéma|les rides)|thérap\\p{L}*|curati\\p{L}*|cliniquement|cliniques?|dermatolog\\p{L}*|anti-?âge|anti-?rides?|anti-?bactérien\\p{L}*|anti-?inflammatoires?|anti-?stress|antiseptiques?|hypoallergéniques?|détox\\p{L}*|immuni\\p{L}*|perte de poids|perdre du poids|perdez du poids|maigri\\p{L}*|minceur|amincissante?s?|brûle-?graisses?|coupe-?faim|soulag\\p{L}*|apais(?:e|ent) (?:la|les) (?:peau|douleurs?|irritations?)|douleurs?|insomnies?|mieux dormir|dormir mieux|dormez mieux|meilleur sommeil|médica\\p{L}*|médecins?|ophtalmolog\\p{L}*|kinés?|non toxiques?|booste\\p{L}*|bon(?:ne)?s? pour (?:la santé|le cœur|le dos)|sain(?:e|s|es)?|santé|bienfaits?|vertus|prévien(?:t|nent)|rajeuni\\p{L}*",
  ),
  delivery: wholeWords(
    "livraisons?|livrée?s? (?:en|sous|chez|demain|gratuitement|à domicile|le lendemain|aujourd'hui)|expédi\\p{L}*|envoi (?:gratuit|rapide|immédiat|sous)|retours? (?:gratuits?|faciles?|offerts?|sous)|frais de port|gratuit\\p{L}*|offerte?s? (?:dès|à partir|pour)|(?:port|ports) offerts?|en stock|disponibles? immédiatement|24 ?h(?:eures)? chrono|sous (?:24|48) ?h\\p{L}*|click and collect",
  ),
  discount: wholeWords(
    "soldes?|soldée?s?|remises?|rabais|réductions?(?! (?:active )?(?:de|du) bruit)|promos?|promotions?|promotionnel(?:le)?s?|ristournes?|bons? plans?|bonnes? affaires?|aubaines?|prix (?:réduits?|barrés?|cassés?|mini|bas|d'ami|doux|choc|en baisse)|petits? prix|tarif réduit|(?:code|offre) (?:promo|spéciale|exceptionnelle)|offres? spéciales?|destockage|déstockage|ventes? (?:flash|privées?)|économis\\p{L}*|à moitié prix|\\d+ ?% (?:de (?:moins|réduction|remise|rabais)|moins cher|d'économie)|[-−] ?\\d+ ?%|pas chère?s?|d'économies?",
  ),
  novelty: wholeWords(
    `nouveautés?|tout nouveaux?|(?<!(?:à|de) )nouveau${newHarmless}|nouveaux${newHarmless}|nouvelles? (?:collections?|gammes?|versions?|générations?|éditions?|modèles?|recettes?|formules?)|nouvel(?! (?:an|élan|appartement)(?!\\p{L}))|inédite?s?|vien(?:t|nent) (?:d'arriver|de sortir)|dernier cri|dernière génération|exclusi\\p{L}*|éditions? limitées?|séries? limitées?|en avant-première|lancements?|découvrez le nouveau|jamais vue?s?|pour la première fois`,
  ),
  award: wholeWords(
    "primée?s?|récompens\\p{L}*|lauréate?s?|médaill\\p{L}*|prix (?:de l'innovation|du design|du public)|élue?s? (?:produit|meilleure?s?|par)|vue?s? à la télé\\p{L}*|recommandée?s? par|plébiscit\\p{L}*|adoptée?s? par|adorée?s? (?:par|de)|aimée?s? de tous|des (?:milliers|millions|centaines) (?:de|d')|tout le monde (?:en parle|se l'arrache|l'adore)|\\d[\\d. \\u00a0\\u202f]* (?:clients?|clientes|acheteurs|utilisateurs)|clients (?:conquis|satisfaits|ravis)",
  ),
  sustainability: wholeWords(
    "zéro déchet|respectueu\\p{L}* (?:de l'environnement|de la planète|de la nature)|éco-?(?:logi\\p{L}*|responsables?|friendly|conçue?s?)|eco-?friendly|durables?|durablement|durabilité|bio|biologiques?|véganes?|vegans?|cruelty[- ]free|non testée?s? sur les animaux|recycl\\p{L}*|biodégrad\\p{L}*|compostables?|neutres? en carbone|bas carbone|100 ?% naturel(?:le)?s?|d'origine naturelle|entièrement naturel(?:le)?s?|commerce équitable|équitables?|sans (?:plastique|produits? chimiques?|pesticides?|ogm)|faite?s? (?:à la )?main|(?:fabriqu|façonn|cous|tiss|peint)\\p{L}* (?:à la )?main|artisana\\p{L}*|(?:fabriqu|conç)\\p{L}* en \\p{L}+|produite?s? (?:localement|en (?:france|europe|italie|espagne|allemagne|bretagne|normandie|provence|suisse|belgique))|fabrication (?:française|locale|italienne|européenne)|made in \\p{L}+|locaux|circuit court|étanches?|imperméables?|incassables?|(?:va|passe|passent|vont|compatibles?|adaptée?s?|résiste|lavables?) (?:au|avec le|en|à la) (?:lave-vaisselle|machine)",
  ),
  urgency: wholeWords(
    "dernières? chances?|derniers? (?:jours?|exemplaires?|articles?|stocks?|moments?)|dernières (?:heures|pièces)|dépêch\\p{L}*|(?:faites|commandez|agissez|profitez|réservez|achetez) (?:vite|maintenant|sans attendre|avant)|profitez-en|jusqu'à épuisement|stocks? limités?|quantités? limitées?|plus que \\d+|il n'en reste (?:plus )?que|offres? limitées?|durée limitée|aujourd'hui seulement|uniquement aujourd'hui|(?:se termine|prend fin|expire)\\p{L}* (?:bientôt|demain|ce soir|aujourd'hui|dans)|(?:ne|n'en) (?:manquez|ratez|perdez) (?:pas|plus)|avant qu'il ne soit trop tard|bientôt épuisée?s?|part(?:ent)? (?:comme des petits pains|vite(?! fait))|vite(?=\\s?!)|tant qu'ils? (?:en reste|est temps|y en a|sont là)|c'est maintenant ou jamais|foncez|courez-y",
  ),
  'click-bait': new RegExp(
    `${wholeWords("vous n'(?:allez pas (?:en |le |y )?(?:croire|revenir)|en croirez pas)|cliquez ici|incroyable mais vrai|choquante?s?|ce qui se passe ensuite|la suite va vous|(?:le|un|ce) secret que|(?:cette|une|l') astuce (?:que|secrète)|les médecins détestent|a fait le buzz|viral|viraux|virale|miracles?|miraculeu(?:x|se)").source}|[!?]{2,}|€{3,}`,
    'giu',
  ),
  personal: wholeWords(
    '(?:êtes-vous|es-tu|vous êtes|tu es) (?:une? )?(?:gros(?:se)?|obèses?|en surpoids|déprimée?s?|dépressi(?:f|ve)|seule?s?|célibataires?|divorcée?s?|fauchée?s?|pauvres?|endettée?s?|vieux|vieille|handicapée?s?|gay|lesbienne|homosexuel(?:le)?s?|bisexuel(?:le)?s?|trans\\p{L}*|chrétien(?:ne)?s?|musulmane?s?|juifs?|juives?|hindoue?s?|noire?s?|blanche?s?|asiatiques?|chauves?|enceintes?|au chômage|malades?|diabétiques?|anxieu(?:x|se|ses)|étudiante?s?|retraitée?s?|senior\\p{L}*|maman|parents?|femme|homme)|(?:femmes?|hommes?|mamans?|mères?|papas?|pères?|parents|seniors|étudiants|célibataires|propriétaires|filles|garçons|gens) comme (?:vous|toi)|(?:votre|ton|vos|ta|tes) (?:poids|surpoids|obésité|dépression|anxiété|handicap|dettes?|acné|rides?|ventre|bourrelets|cellulite|diabète|maladies?|religion|origines?|ethnie|sexualité|orientation sexuelle|âge|revenus?|salaire|calvitie|ménopause)|(?:rencontrez|autres) (?:chrétiens|musulmans|juifs|seniors|célibataires|homosexuels)|en tant que (?:femme|homme|maman|mère|papa|père|parent|senior|étudiante?|propriétaire)|vous,? les (?:femmes|hommes|mamans|papas|seniors|jeunes|parents|étudiants)|à votre âge',
  ),
}
