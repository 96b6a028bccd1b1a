import { escapeHtml } from './escape-html.ts'
import type { Fact, Letter, LetterSetting } from './letter.ts'
import { darkShade, letterheadRows } from './letterhead.ts'

/**
 * A sheet of paper, dark ink, one stroke of highlighter. Mail programs know little CSS: tables hold the layout,
 * styles stand inline, and what only some understand (dark mode, the phone's margin) comes on top.
 */
export function letterHtml(
  letter: Letter & LetterSetting,
  { linkHint, sentWith }: { linkHint: string; sentWith: string },
): string {
  const { locale, heading, paragraphs, facts = [], action, code, closing, productName, letterhead } = letter
  const color = letterhead?.shades?.light ?? BLUE
  return `<!doctype html>
<html lang="${locale}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(heading)}</title>
${OUTLOOK}
<style>${ON_TOP}${darkShade(letterhead?.shades ?? null)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${PAPER};-webkit-text-size-adjust:100%">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}" style="background-color:${PAPER}">
<tr><td class="desk" align="center" style="padding:40px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;margin:0 auto">
${letterhead ? letterheadRows(letterhead, { font: FONT, color, soft: SOFT }) : productRow(productName)}
<tr><td class="card" bgcolor="${CARD}" style="background-color:${CARD};border:1px solid ${LINE};border-radius:10px;padding:36px 40px">
<h1 class="ink" dir="auto" style="${FONT};margin:0;font-size:26px;font-weight:700;line-height:36px;color:${INK}"><span class="mark" style="background-image:linear-gradient(180deg,transparent 58%,${MARK} 58%,${MARK} 92%,transparent 92%)">${escapeHtml(heading)}</span></h1>
${paragraphs.map(paragraph).join('\n')}
${facts.length > 0 ? factRows(facts) : ''}
${code ? codeLine(code) : ''}
${action ? actionRows(action, linkHint, color) : ''}
${closing ? `<p class="soft" style="${SMALL};margin:24px 0 0">${escapeHtml(closing)}</p>` : ''}
</td></tr>
${letterhead ? footRow(sentWith) : ''}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

const PAPER = '#FBFAF7'
const CARD = '#FFFFFF'
const INK = '#1A2233'
const SOFT = '#5B6475'
const BLUE = '#2B4ACB'
const MARK = '#FFE27A'
const LINE = '#E6E3DA'

const FONT = `font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const SMALL = `${FONT};font-size:13px;line-height:20px;color:${SOFT}`

const OUTLOOK = `<!--[if mso]><style>.mark{background-color:${MARK}}h1,p,td,a{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->`

const ON_TOP = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.desk{padding:24px 12px!important}.card{padding:28px 24px!important}h1{font-size:24px!important;line-height:33px!important}.label,.value{display:block!important;width:auto!important}.label{padding:12px 0 0!important}.value{border:0!important;padding:2px 0 12px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:#12151C!important}
.card{background-color:#1A1F29!important;border-color:#2A313D!important}
.label,.value,.facts{border-color:#2A313D!important}
.ink{color:#EEF0F4!important}.soft{color:#A4ADBD!important}.name,.link{color:#8B9FF2!important}
.mark{background-image:linear-gradient(180deg,transparent 58%,#6B5A12 58%,#6B5A12 92%,transparent 92%)!important}
.button{background-color:#4F6BE0!important}
}`

function productRow(name: string): string {
  return `<tr><td class="name" style="${FONT};padding:0 4px 16px;font-size:17px;font-weight:700;line-height:24px;color:${BLUE}">${escapeHtml(name)}</td></tr>`
}

/** Whoever writes under a name of their own is never taken for the product, nor it for them. */
function footRow(sentWith: string): string {
  return `<tr><td class="soft" style="${SMALL};padding:16px 4px 0">${escapeHtml(sentWith)}</td></tr>`
}

function paragraph(text: string): string {
  return `<p class="ink" style="${FONT};margin:16px 0 0;font-size:16px;line-height:25px;color:${INK}">${escapeHtml(text)}</p>`
}

/** A real table: what stands on the left names what stands on the right. */
function factRows(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ label, value }) => `<tr>
<th class="label soft" scope="row" align="left" valign="top" width="88" style="${SMALL};width:88px;padding:12px 16px 12px 0;border-top:1px solid ${LINE};font-weight:400;line-height:24px">${escapeHtml(label)}</th>
<td class="value ink" dir="auto" valign="top" style="${FONT};padding:12px 0;border-top:1px solid ${LINE};font-size:15px;line-height:24px;color:${INK}">${escapeHtml(value)}</td>
</tr>`,
  )
  return `<table class="facts" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0;border-bottom:1px solid ${LINE}">
${rows.join('\n')}
</table>`
}

/** To be read off one screen and typed on another. */
function codeLine(code: string): string {
  return `<p class="ink" style="${FONT};margin:24px 0 0;font-size:34px;font-weight:700;line-height:44px;letter-spacing:0.18em;color:${INK}">${escapeHtml(code)}</p>`
}

function actionRows({ label, url }: NonNullable<Letter['action']>, linkHint: string, color: string): string {
  const href = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 24px"><tr>
<td class="button" bgcolor="${color}" style="background-color:${color};border-radius:8px;mso-padding-alt:13px 24px"><a href="${href}" style="${FONT};display:inline-block;padding:13px 24px;font-size:16px;font-weight:600;line-height:22px;color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="${SMALL};margin:0">${escapeHtml(linkHint)}<br><a class="link" href="${href}" style="color:${color};word-break:break-all">${href}</a></p>`
}
