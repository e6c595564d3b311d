import { expect, test } from 'vitest'
import { bare, framed, script, named, classify, expectedFor, type Row } from './page-kinds.test-data.ts'

const challengePages: readonly Row[] = [
  [
    'Cloudflare, waiting',
    bare(
      'Just a moment...',
      `<div id="cf-wrapper"><h1>fernundfels.example</h1><p>Verifying you are human. This may take a few seconds.</p></div>${script('/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1')}`,
    ),
  ],
  [
    'Cloudflare, in German',
    bare(
      'Nur einen Moment…',
      `<h1>fernundfels.example</h1><p>Es wird überprüft, ob Sie ein Mensch sind. Dies kann einige Sekunden dauern.</p>${script('/cdn-cgi/challenge-platform/h/g/orchestrate')}`,
      'de',
    ),
  ],
  [
    'Cloudflare, in Japanese',
    bare(
      'しばらくお待ちください...',
      `<p>あなたが人間であることを確認しています。これには数秒かかる場合があります。</p>${script('/cdn-cgi/challenge-platform/h/b')}`,
      'ja',
    ),
  ],
  [
    'Cloudflare, blocked',
    bare(
      'Attention Required! | Cloudflare',
      '<h1>Sorry, you have been blocked</h1><h2>You are unable to access fernundfels.example</h2><p>Why have I been blocked? This website is using a security service to protect itself from online attacks.</p><p>Ray ID: 8c1</p>',
    ),
  ],
  [
    'Akamai',
    bare(
      'Access Denied',
      '<h1>Access Denied</h1><p>You don’t have permission to access "http://fernundfels.example/p/linen-apron-4417" on this server.</p><p>Reference #18.2d351ab8.1730000000.a4e16ab</p>',
    ),
  ],
  [
    'DataDome',
    bare(
      'fernundfels.example',
      '<p id="cmsg">Please enable JS and disable any ad blocker</p><script>var dd={"rt":"c","host":"geo.captcha-delivery.com"}</script><script src="https://ct.captcha-delivery.com/c.js"></script>',
    ),
  ],
  [
    'PerimeterX, press and hold',
    bare(
      'Access to this page has been denied',
      '<h1>Before we continue...</h1><p>Press &amp; Hold to confirm you are a human (and not a bot).</p><div id="px-captcha"></div>',
    ),
  ],
  ['PerimeterX, robot or human', bare('Robot or human?', '<h1>Activate and hold the button to confirm that you’re human. Thank You!</h1>')],
  [
    'Incapsula',
    bare(
      '',
      '<iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31">Request unsuccessful. Incapsula incident ID: 877000</iframe>',
    ),
  ],
  [
    'Distil',
    bare(
      'Pardon Our Interruption',
      '<h1>Pardon Our Interruption</h1><p>As you were browsing something about your browser made us think you were a bot.</p>',
    ),
  ],
  [
    'the robot check of a big shop',
    bare(
      'Fels.com',
      '<h4>Enter the characters you see below</h4><p>Sorry, we just need to make sure you’re not a robot. For best results, please make sure your browser is accepting cookies.</p><img src="/captcha/Captcha_abc.jpg"><input id="captchacharacters"><button>Continue shopping</button>',
    ),
  ],
  [
    'a robot check with a button only',
    bare('Fels.de', '<h4>Klicke auf die Schaltfläche unten, um mit dem Einkauf fortzufahren</h4><button>Weiter shoppen</button>', 'de'),
  ],
  [
    'hCaptcha alone',
    bare(
      'One more step',
      '<h1>One more step</h1><p>Please complete the security check to access the shop.</p><div class="h-captcha" data-sitekey="x"></div><script src="https://js.hcaptcha.com/1/api.js"></script>',
    ),
  ],
  [
    'reCAPTCHA alone, in Italian',
    bare(
      'Verifica di sicurezza',
      '<h1>Non sei un robot?</h1><p>Completa la verifica per continuare.</p><div class="g-recaptcha"></div>',
      'it',
    ),
  ],
  [
    'Turnstile without a word',
    bare('', '<div class="cf-turnstile"></div><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>'),
  ],
  [
    'in French',
    bare('Vérification', '<h1>Confirmez que vous n’êtes pas un robot</h1><p>Nous avons détecté un trafic inhabituel.</p>', 'fr'),
  ],
  ['in Spanish', bare('Comprobación', '<h1>Demuestra que eres humano</h1><p>Hemos detectado actividad inusual desde tu red.</p>', 'es')],
  ['in Portuguese', bare('Verificação', '<h1>Confirme que você não é um robô</h1><p>Conclua a verificação de segurança.</p>', 'pt')],
  ['in Polish', bare('Weryfikacja', '<h1>Potwierdź, że nie jesteś robotem</h1>', 'pl')],
  ['in Russian', bare('Доступ ограничен', '<h1>Подтвердите, что вы не робот</h1><p>С вашего адреса поступает много запросов.</p>', 'ru')],
  ['in Dutch', bare('Controle', '<h1>Even controleren of je geen robot bent</h1>', 'nl')],
  ['in Turkish', bare('Güvenlik doğrulaması', '<h1>Robot olmadığınızı doğrulayın</h1>', 'tr')],
  [
    'in Chinese',
    bare(
      '安全验证',
      '<div id="nc_1_wrapper"></div><p>请完成验证,拖动滑块继续访问</p><script src="https://g.alicdn.com/punish.js"></script>',
      'zh',
    ),
  ],
  ['in Korean', bare('보안 확인', '<h1>로봇이 아닙니다</h1><p>계속하려면 보안 문자를 입력하세요.</p>', 'ko')],
  [
    'a waiting room',
    bare(
      'Queue-it',
      '<h1>You are now in line</h1><p>Thank you for waiting. When it is your turn, you will have 10 minutes to enter the website.</p>',
    ),
  ],
  [
    'a shop that is closed to this country',
    bare(
      'Not available',
      '<h1>This website is not available in your country</h1><p>We are sorry, access from your region is restricted.</p>',
    ),
  ],
  [
    'a wall in the shop’s own frame',
    framed('Bist du ein Mensch?', '<h1>Bist du ein Mensch?</h1><p>Bitte bestätige, dass du kein Roboter bist.</p>', 'de'),
  ],
  [
    'Cloudflare, managed, with nothing to read but its noscript',
    bare(
      'Just a moment...',
      `<div class="main-wrapper" role="main"><noscript><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></noscript></div><script>(function(){window._cf_chl_opt={cvId:'3',cZone:'fernundfels.example',cType:'managed'};})()</script>`,
    ),
  ],
  [
    'Akamai, working',
    `<!doctype html><html><head><title>&nbsp;</title><meta http-equiv="refresh" content="5; URL='/p/linen-apron-4417?bm-verify=AAQ'"></head><body><div id="sec-if-cpt-container"><div class="behavioral-content"><img src="/i.png" alt="Loading"><p>Powered and protected by Akamai</p></div></div><script src="/_sec/cp_challenge/crypto.js"></script></body></html>`,
  ],
  [
    'DataDome, a slider in a frame',
    bare(
      'fernundfels.example',
      '<iframe src="https://geo.captcha-delivery.com/captcha/?initialCid=AHr" title="DataDome CAPTCHA"></iframe>',
    ),
  ],
  [
    'DataDome, told in words',
    bare(
      'Verification required',
      '<h1>Verification Required</h1><p>Slide right to complete the puzzle.</p><p>We want to make sure it is actually you we are dealing with and not a robot.</p>',
    ),
  ],
  [
    'PerimeterX, before its button is drawn',
    `<!doctype html><html><head><title>Access to this page has been denied.</title><meta name="description" content="px-captcha"></head><body><section class="px-captcha-container"><div class="px-captcha-header">Before we continue...</div><div id="px-captcha"></div><p>Reference ID 1a2b-3c</p></section><script>window._pxAppId='PX1a2b';</script></body></html>`,
  ],
  [
    'Imperva, refused',
    bare(
      'Access denied',
      '<h2>Access denied</h2><div>Error 15</div><p>This request was blocked by our security service.</p><p>fernundfels.example 2026-11-21 10:15 UTC</p><p>Powered by Imperva</p>',
    ),
  ],
  [
    'Imperva, a check',
    bare(
      '',
      '<noscript>Please enable JavaScript to view the page content.<br/>Your support ID is: 1098237.</noscript><iframe src="/_Incapsula_Resource?CWUDNSAI=27&xinfo=8-1" height="100%"></iframe>',
    ),
  ],
  [
    'AWS WAF, silent',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><script>window.awsWafCookieDomainList=[];window.gokuProps={"key":"AQID","iv":"CgAH"};</script><script src="https://1a2b.token.awswaf.com/1a2b/challenge.js"></script></head><body><div id="challenge-container"></div><noscript><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you're not a robot. This requires JavaScript. Enable JavaScript and then reload the page.</noscript></body></html>`,
  ],
  [
    'AWS WAF, a puzzle',
    bare('Human Verification', '<div id="captcha-container"></div><script src="https://1a2b.captcha.awswaf.com/captcha.js"></script>'),
  ],
  [
    'Kasada, without a word',
    `<!doctype html><html><head></head><body><script>window.KPSDK={};KPSDK.now=typeof performance;KPSDK.start=KPSDK.now;</script><script src="/149e9513-01fa-4fb0-aad4-566afd725d1b/2d206a39-8ed7-437e-a3be-862e0f06eea3/ips.js?KP_UIDz=0"></script></body></html>`,
  ],
  [
    'hCaptcha in the shop’s words',
    bare(
      'Un instant',
      '<h1>Encore une étape</h1><p>Cochez la case pour continuer vers la boutique.</p><form><div class="h-captcha" data-sitekey="1"></div></form><script src="https://js.hcaptcha.com/1/api.js?hl=fr"></script>',
      'fr',
    ),
  ],
  [
    'Baidu’s',
    bare(
      '百度安全验证',
      '<div class="timeout hide"><div class="timeout-img"></div><div class="timeout-title">网络不给力，请稍后重试</div><button>返回首页</button></div><div class="timeout-feedback">问题反馈</div><script src="/static/appsec/mkd.js"></script>',
      'zh',
    ),
  ],
  [
    'Geetest',
    bare(
      '验证',
      '<div class="box"><p>请点击按钮进行验证</p><div id="captcha"></div></div><script src="https://static.geetest.com/v4/gt4.js"></script>',
      'zh',
    ),
  ],
  [
    'Vercel',
    bare(
      'Vercel Security Checkpoint',
      '<p>We’re verifying your browser</p><p>Website owner? Click here to fix</p><p>Vercel Security Checkpoint | fra1::17</p>',
    ),
  ],
  [
    'F5',
    `<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: 8812093810<br><br><a href='javascript:history.back();'>[Go Back]</a></body></html>`,
  ],
  [
    'Sucuri',
    bare(
      'Sucuri WebSite Firewall - Access Denied',
      '<h1>Access Denied - Sucuri Website Firewall</h1><p>If you are the site owner (or you manage this site), please whitelist your IP.</p><p>Block reason: Bad bot access attempt.</p>',
    ),
  ],
  [
    'a check of work',
    bare(
      'Making sure you’re not a bot!',
      '<h1>Making sure you’re not a bot!</h1><p>Loading...</p><p>You are seeing this because the administrator of this website has set up Anubis.</p>',
    ),
  ],
  [
    'a puzzle under a title that tells of an error',
    bare('Page not found', '<h1>Page not found</h1><div id="robot-check"><canvas></canvas></div>'),
  ],
  [
    'letters in an image under a 404, in a language without phrases here',
    bare('404', '<h4>Įveskite</h4><form action="/errors/validateCaptcha"><img src="/captcha/a.jpg"><input name="letters"></form>', 'lt'),
  ],
  [
    'letters in an image after an apology, in Japanese',
    bare('申し訳ありませんが、エラーが発生しました', '<h4>下に表示されている文字を入力してください</h4>', 'ja'),
  ],
  ['letters in an image', bare('Fels', '<p>To continue, please type the letters in the image.</p><form><img src="/c.png"><input></form>')],
  ['told to be automated', bare('Fels', '<h1>Automated access detected</h1><p>Please go on later.</p>')],
  [
    'too many questions',
    bare('429 Too Many Requests', '<h1>Too Many Requests</h1><p>You have sent too many requests in a given amount of time.</p>'),
  ],
]

test.each(named(challengePages))('page kind is challenge: $what', ({ html, address }) => {
  expect(classify(html, address)).toEqual(expectedFor('challenge'))
})
