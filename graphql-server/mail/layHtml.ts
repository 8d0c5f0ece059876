import { escapeHtml } from '../text/escapeHtml';
import type { Content } from './Content';

const SERIF = "Georgia, 'Songti SC', 'Noto Serif CJK SC', 'Noto Serif CJK KR', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, 'PingFang SC', 'Apple SD Gothic Neo', sans-serif";

/** The dark colors of web/theme/theme.css, as plain values because many mail programs do not support CSS variables. */
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: #1c0f1e !important; }
  .card { background: #27172a !important; border-color: #45304a !important; }
  .ink { color: #fcefe2 !important; }
  .soft, .soft a { color: #d0b6c0 !important; }
  .line { border-color: #45304a !important; }
  .brand { color: #ff7c4f !important; }
  .button { background: #ff7c4f !important; color: #2b0e06 !important; }
}`;

/** The letter as HTML for mail programs, in one column. It loads no files. The styles of the light theme are inline. */
export function layHtml(content: Content): string {
  const { language, subject, greeting, before, action, facts = [], after, foot } = content;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf3e7;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(before[0] ?? '')}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf3e7;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;word-break:${language === 'ko' ? 'keep-all' : 'normal'};">
<tr><td class="brand" style="padding:0 4px 14px;font:700 28px ${SERIF};letter-spacing:-0.5px;color:#c5301c;">Fuud</td></tr>
<tr><td class="card" style="padding:32px 28px;background:#fffaf2;border:1px solid #ead9c5;border-radius:16px;">
<h1 class="ink" style="margin:0 0 20px;font:600 25px/1.25 ${SERIF};color:#2b1611;">${escapeHtml(subject)}</h1>
${[greeting, ...before].map(paragraph).join('\n')}
${action ? button(action) : ''}${facts.length ? table(facts) : ''}${after.map(paragraph).join('\n')}
${action ? copy(action) : ''}</td></tr>
<tr><td class="soft" style="padding:18px 4px 0;font:13px/1.5 ${SANS};color:#6d5044;">${escapeHtml(foot)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:16px/1.55 ${SANS};color:#2b1611;">${escapeHtml(text)}</p>`;
}

function button({ label, link }: NonNullable<Content['action']>): string {
  const style = `display:inline-block;padding:14px 26px;border-radius:999px;background:#c5301c;color:#ffffff;font:600 16px/1.25 ${SANS};text-decoration:none;`;
  return `<p style="margin:26px 0;"><a class="button" href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a></p>\n`;
}

function copy({ link, copyLink }: NonNullable<Content['action']>): string {
  const style = `margin:24px 0 0;padding:18px 0 0;border-top:1px solid #ead9c5;font:13px/1.5 ${SANS};color:#6d5044;`;
  return `<p class="soft line" style="${style}">${escapeHtml(copyLink)}<br><a href="${escapeHtml(link)}" style="color:#6d5044;word-break:break-all;">${escapeHtml(link)}</a></p>\n`;
}

function table(facts: NonNullable<Content['facts']>): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th class="soft line" scope="row" align="left" valign="top" style="padding:10px 16px 10px 0;border-top:1px solid #ead9c5;font:600 14px/1.5 ${SANS};color:#6d5044;">${escapeHtml(label)}</th>` +
      `<td class="ink line" style="padding:10px 0;border-top:1px solid #ead9c5;font:15px/1.5 ${SANS};color:#2b1611;word-break:break-word;">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 12px;border-collapse:collapse;">\n${rows.join('\n')}\n</table>\n`;
}
