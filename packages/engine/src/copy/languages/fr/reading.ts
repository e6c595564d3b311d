import { type Reading } from '../reading.ts'

/** Whole words, anywhere; `\b` knows only ASCII letters. */
const words = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')
/** Whole words at the beginning. */
const opening = (alternatives: string): RegExp => new RegExp(`^(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')

/** Verbs in the third person by which a page says what a thing does; none that is a noun as well. */
const verbs =
  "conserve|conservent|résiste|résistent|convient|conviennent|contient|contiennent|maintient|maintiennent|protège|protègent|supporte|supportent|fonctionne|fonctionnent|s'adapte|s'adaptent|s'ouvre|s'ouvrent|s'utilise|s'utilisent|s'installe|s'installent|s'accroche|s'accrochent|s'enfile|s'enfilent|s'empile|s'empilent|s'allume|s'éteint|s'arrête|s'enlève|s'enlèvent|se (?:plie|plient|replie|replient|range|rangent|lave|lavent|glisse|glissent|porte|portent|recharge|rechargent|branche|branchent|fixe|fixent|règle|règlent|transforme|transforment|monte|montent|pilote|connecte|connectent|ferme|ferment|démonte|démontent|retire|retirent|pose|posent|superpose|superposent|déplie|déplient|suspend|décline|roule|tient|nettoie|nettoient|boutonne|noue|compose|composent)|absorbe|absorbent|diffuse|diffusent|éclaire|éclairent|capte|captent|élimine|éliminent|nettoie|nettoient|accueille|accueillent|enregistre|détecte|détectent|hydrate|hydratent|mesure|mesurent|pèse|pèsent|reste|restent|dure|durent|tient|tiennent|passe|passent|laisse|laissent|sèche|sèchent|garde|gardent|évite|évitent|réduit|réduisent|isole|isolent|filtre|filtrent|purifie|purifient|chauffe|chauffent|refroidit|repousse|stabilise|soutient|soutiennent|épouse|épousent|offre|offrent|permet|permettent|assure|assurent|apporte|apportent|possède|possèdent|dispose|disposent|comprend|comprennent|propose|proposent|mesure|rend|rendent|ajoute|donne|donnent|facilite|facilitent|combine|associe|intègre|intègrent|allie|s'intègre|bénéficie|sent|fait|font|va|vont"

/** Of those, the ones that begin nouns and labels too ("Filtre HEPA", "Garde-corps"): they open a statement only before an article and the like. */
const bothWays = 'garde|filtre|mesure|offre|passe|porte|dure|reste|isole|associe|compose|donne|pose|sèche|charge|range|rend|fait|sent'

/** The words by which French product texts are read. */
export const frenchReading: Reading = {
  business:
    /(?<![\p{L}\p{N}])(?:livrais\p{L}*|livr[ée]\p{L}*|expédi\p{L}*|retours?|rembours\p{L}*|garanti\p{L}*|gratuit\p{L}*|offerte?s?|achet\p{L}*|achats?|command(?:ez|er|ée?s?)|commandes? (?:passée|en ligne|avant)|prix|tarifs?|cliqu\p{L}*|visitez|boutiques?|magasins?|stocks?|panier d'achat|ajouter au panier|inscri\p{L}*|newsletters?|cookies?|javascript|service client\p{L}*|contact(?:ez|er)?|avis|asin|sku|ean|réf(?:érence)?s?|modèle n\p{L}*|numéro de|contenu du (?:colis|paquet)|dimensions?|voir (?:ci-dessous|ci-dessus|plus)|en savoir plus|lire la suite|guide des tailles|merci|copyright|conditions générales|connexion|soldes?|promos?|promotions?|remises?|réductions?(?! (?:active )?(?:de|du) bruit)|codes? promo|économis\p{L}*|bons? plans?|cartes? cadeaux?|retrait|attention|avertissement|fabricants?|vendeurs?|vendue?s?|e-?mail|pays d'origine|origine|spécifications?|caractéristiques|mesures à prendre|questions?|doit|doivent|faut|évitez|ne pas|eau de javel|javel|nettoyage à sec|repass\p{L}*|sèche-linge|ebay|amazon|etsy|cdiscount|fnac|http|www|@|mensualités?|paiements?|paypal|klarna|trustpilot|en ligne|télécharg\p{L}*|pdf|notice|mode d'emploi|article n\p{L}*|article|éco-participation|ttc|tva)(?![\p{L}\p{N}])|[{}<>|\\]|\.{3}|…|\d{6,}|€/iu,
  praise: words(
    'meilleure?s?|parfaite?s?|parfaitement|idéale?s?|idéalement|incroyables?|ultimes?|imbattables?|premium|haut de gamme|haute qualité|grande qualité|qualité supérieure|de qualité|révolutionnaires?|indispensables?|incontournables?|superbes?|magnifiques?|sublimes?|splendides?|uniques?|préférée?s?|exceptionnel(?:le)?s?|extraordinaires?|primée?s?|n ?° ?1|numéro un|leaders?|populaires?|tendances?|iconiques?|jamais|toujours|guéri\\p{L}*|soigne|cliniquement|anti-?âge|détox|dernières?|derniers?|vite|limitée?s?|exclusi\\p{L}*|nouveau|nouvelle|nouveaux|nouveautés?|(?:le|la|les) plus|ravi\\p{L}*|élégan\\p{L}*|raffin\\p{L}*|irrésistibles?',
  ),
  clause: words(
    `est|sont|était|sera|seront|soit|a|ont|aura|peut|peuvent|pourra|doit|vous|votre|vos|tu|ton|ta|tes|te|toi|nous|notre|nos|je|mon|ma|mes|il|elle|ils|elles|on|leur|leurs|son|sa|ses|lui|qui|que|dont|où|cette|ces|ceci|cela|ça|c'est|qu'\\p{L}+|n'\\p{L}+|ne|${verbs.replace(/(?:^|\|)(?:garde|filtre|mesure|offre|passe|reste|associe|sèche|fait|sent|compose)(?=\|)/gu, '')}`,
  ),
  clauseInLabel: opening('fait|faite|faits|faites|conçue?s?|fabriquée?s?'),
  doing: new RegExp(
    `^(?:${verbs})(?![\\p{L}\\p{N}-])(?!(?<=^(?:${bothWays}))(?! (?:le|la|les|l'|un|une|des|du|au|aux|à|en|vos|votre|plus|bien|jusqu|pendant)))`,
    'iu',
  ),
  pointing: words('il|elle|ils|elles|lui|leur|leurs|son|sa|ses|vous|celui-ci|celle-ci|ce dernier|cette dernière'),
  condition: words(
    "sauf|hormis|excepté|hors|uniquement|seulement|à moins|mais|si|lorsque|quand|jusqu'à|en option|optionnel(?:le)?s?|vendue?s? séparément|nécessite|requiert|peut|peuvent|pourrait|compatibles? avec|recommandée?s?|conseillée?s?|selon|environ|non|pas|aucune?|ni",
  ),
  concrete:
    /\d|(?<![\p{L}\p{N}])(?:coton|lin|laine|mérinos|cachemire|soie|cuir|daim|denim|chêne|noyer|hêtre|pin|frêne|bambou|bois|acier|inox|fer|fonte|alu(?:minium)?|laiton|cuivre|céramique|grès|porcelaine|verre|marbre|pierre|rotin|velours|polaire|duvet|plumes?|nylon|polyester|lyocell|tencel|caoutchouc|silicone|cristal|or|argent|cire|soja|lave-vaisselle|machine|imperméables?|étanches?|sans fil|bluetooth|rechargeables?|réglables?|pliables?|antiadhésif|isotherme|double|main|zip\p{L}*|fermeture|poches?|anses?|couvercle|batterie|autonomie|charge|usb|hepa|led|vision nocturne|1080p|4k|bio|vegan|parfum|amovibles?|déhoussable|réversible|empilables?|induction|four)(?![\p{L}\p{N}])/iu,
  plainHead:
    /^(?:mati(?:è|e)res?|mat(?:é|e)riau(?:x)?|tissu|contenance|capacit(?:é|e)|volume|finition|batterie|autonomie|composition|garnissage|rembourrage|tige|semelle|doublure|senteur|parfum|go(?:û|u)t|connectivit(?:é|e)|(?:é|e)tanch(?:é|e)it(?:é|e)|entretien|technologie|r(?:é|e)solution|fermeture|coupe)$/iu,
  tableHead: opening(
    "(?:(?:hauteur|largeur|longueur|profondeur|épaisseur|poids|dimensions?|tailles?|pointure|détails?|caractéristiques?|description|avantages|bienfaits|ingrédients|matières?|matériaux|couleurs?|coloris|style|type|marque|modèle|code|référence|numéro|contenu|entretien|instructions?|conseils?|mode d'emploi|avertissements?|à propos|coupe|tige|semelle|compatibilité|composition|fiche technique|livré avec)(?: (?:&|et|du|de|des|d'\\p{L}+|\\p{L}+))?(?: \\p{L}+)?$)",
  ),
  leaning: opening(
    'et|mais|donc|ainsi|aussi|de plus|en plus|en outre|ou|puis|alors|ils|elles|il|elle|leur|leurs|son|sa|ses|celui-ci|celle-ci|celles-ci|ceux-ci|cela|ça|ceci|là|ici|les deux|chacune?|non|pas|avec cela|qui|lequel|laquelle|cependant|toutefois|par exemple|comment|pourquoi|que|quel|quelle|quels|quelles|car|notre|nos|cette (?:fonction|caractéristique)|découvrez|explorez|voici|rencontrez|essayez|vivez|passez à|optez|choisissez|profitez|offrez|adoptez|ajoutez|trouvez|faites|laissez|craquez|misez|retrouvez|composez|associez|portez|glissez|à la fois|pour (?:cela|ce faire)|grâce à (?:cela|lui|elle)|idéal|parfait|sans oublier',
  ),
  ownVoice: words("nous|notre|nos|je|j'\\p{L}+|mon|ma|mes|moi|sauf|excepté|hormis|à moins que|pas"),
  cutOff: /(?<!\p{L})(?:pour|avec|de|du|des|et|ou|le|la|les|un|une|à|au|aux|en|dans|par|sur|sans)[.!]$/iu,
  notLabel:
    /^(?:et|ou|avec|pour|de|du|des|d'|par|sur|dans|le|la|les|l'|taille|coloris|couleur|poids|largeur|hauteur|longueur|profondeur|lavez|laver|nettoyez|utilisez|appliquez|ajoutez|posez|branchez|entretien)(?![\p{L}\p{N}])|^(?:d'|l')|(?<!\p{L})(?:et|ou|avec|pour|de|du|des|par|sur|dans|le|la|les|un|une|à|au|aux|en)$/iu,
  sizeOnly:
    /^\d[\d.,]*(?: (?:x|sur) \d[\d.,]*)* (?:cm|mm|m|centimètres?|mètres?|pouces)$|^(?:lot|set|pack) de \d+$|^\d+ (?:pièces?|unités?)$/iu,
  packs: /(?<![\p{L}\p{N}])(?:lot|set|pack|coffret) de \d+(?![\p{L}\p{N}])/giu,
  lastSaid: /^(?:lavage|lavable|se lave|entretien|fermé|rempli|set)(?![\p{L}\p{N}])/iu,
  pointingStart: /^(?:le|la|les|l'|ce|cet|cette|ces|il|elle)(?![\p{L}\p{N}-])|^l'/iu,
  article: /^Une? (?!\p{L}+ (?:et|ou)(?!\p{L}))/u,
  plainStart:
    /^(?:\d.*|\p{L}+(?:é|ée|és|ées|able|ables|ible|ibles|ant|ante|ants|antes|tion|tions|age|ages|ure|ures|ment|ments|ette|ettes|eur|eux|euse|isme|ique|iques|ité|oir|oire)|sans|avec|en|au|à|fait|faite|pour|sur|double|triple|simple|deux|trois|quatre|cinq|six|sept|huit|dix|petit|petite|grand|grande|grands|grandes|gros|grosse|large|larges|long|longue|longs|longues|haut|haute|bas|basse|fin|fine|épais|épaisse|doux|douce|souple|souples|léger|légère|lourd|lourde|solide|solides|plein|pleine|pur|pure|vrai|vraie|rond|ronde|carré|plat|plate|bois|chêne|noyer|hêtre|pin|frêne|bouleau|bambou|rotin|liège|acier|inox|fer|fonte|laiton|cuivre|aluminium|verre|grès|porcelaine|céramique|marbre|pierre|coton|lin|laine|soie|cuir|daim|velours|denim|toile|polaire|maille|caoutchouc|silicone|mousse|plumes|duvet|papier|cire|huile|beurre|acide|vitamine|poche|poches|anse|anses|manche|manches|col|capuche|semelle|semelles|tige|talon|bouton|boutons|zip|ceinture|bretelles|sangles|pied|pieds|cadre|dossier|assise|coussin|coussins|housse|housses|tissu|matelas|abat-jour|lumière|ampoule|câble|port|ports|batterie|autonomie|charge|recharge|filtre|mode|écran|son|micro|casque|boîtier|bracelet|cadran|couvercle|goulot|bec|fond|bord|bords|paroi|parois|volume|notes|arôme|arômes|parfum|goût|grains|pâte|texture|formule|mèche|verrou|corde|cordes|page|pages|recettes|carte|enveloppe|encre|vitesses|freins|roues|selle|panier|tente|piquets|arceaux|lame|lames|tasse|résistance|résistant|résistante|entretien|coupe|imperméable|étanche|compatible|bio|vegan|made|intérieur|extérieur|lavable|réglable|amovible|système|format|revêtement)$/iu,
  parts: () => [],
}
