// Clipboards of spreadsheets, written by the rules of the programs that write them.

/** Excel: only what is inside the table is marked as copied, and looks are classes of a style sheet. */
export const EXCEL = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15">
<link id=Main-File rel=Main-File href="file:///C:/Users/kim/AppData/Local/Temp/msohtmlclip1/01/clip.htm">
<style>
<!--table
	{mso-displayed-decimal-separator:"\\.";
	mso-displayed-thousand-separator:"\\,";}
@page
	{margin:.75in .7in .75in .7in;}
.font5
	{color:windowtext; font-size:8.0pt;}
tr
	{mso-height-source:auto;}
td
	{padding-top:1px; color:black; font-size:11.0pt; font-weight:400; font-style:normal; font-family:"맑은 고딕", monospace;}
.xl65
	{mso-style-parent:style0;
	font-weight:700;
	text-align:center;
	background:#D9E1F2;}
.xl66
	{mso-style-parent:style0;
	mso-number-format:"\\#\\,\\#\\#0";}
-->
</style>
</head>

<body link="#0563C1" vlink="#954F72">

<table border=0 cellpadding=0 cellspacing=0 width=216 style='border-collapse:
 collapse;width:162pt'>
<!--StartFragment-->
 <col width=72 span=3 style='width:54pt'>
 <tr height=22 style='height:16.5pt'>
  <td height=22 class=xl65 width=72 style='height:16.5pt;width:54pt'>항목</td>
  <td class=xl65 width=72 style='width:54pt'>2025</td>
  <td class=xl65 width=72 style='width:54pt'>2026</td>
 </tr>
 <tr height=22 style='display:none;height:16.5pt'>
  <td height=22 style='height:16.5pt'>숨긴 줄</td>
  <td>1</td>
  <td>2</td>
 </tr>
 <tr height=22 style='height:16.5pt'>
  <td height=22 style='height:16.5pt'>연회비</td>
  <td class=xl66 align=right>50,000</td>
  <td class=xl66 align=right>60,000</td>
 </tr>
 <tr height=22 style='height:16.5pt'>
  <td colspan=2 height=22 style='height:16.5pt;mso-ignore:colspan'>학술대회<br>
    등록비</td>
  <td></td>
 </tr>
<!--EndFragment-->
</table>

</body>

</html>`;

/** Hancom's Cell writes Excel's page with its own name, and capital letters. */
export const HANCOM_CELL = `<HTML xmlns:x="urn:schemas-microsoft-com:office:excel"><HEAD>
<META NAME="Generator" CONTENT="Hancom Cell 12.0"><STYLE TYPE="text/css"><!--
.xl24 { font-family:"함초롬돋움"; font-weight:700; }
--></STYLE></HEAD><BODY>
<TABLE border=0 cellpadding=0 cellspacing=0 STYLE='border-collapse:collapse;'>
<!--StartFragment--><COL width=96><COL width=96>
<TR height=22><TD class=xl24>이름</TD><TD class=xl24>소속</TD></TR>
<TR height=22><TD>김서연</TD><TD>한국대학교</TD></TR>
<!--EndFragment--></TABLE></BODY></HTML>`;

/** LibreOffice Calc: a whole page without marks, its looks in elements of HTML 4. */
export const LIBREOFFICE = `<!DOCTYPE html>

<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/>
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Noto Sans CJK KR"; font-size:x-small }
		a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; }
		comment { display:none;  }
	</style>
</head>

<body>
<table cellspacing="0" border="0">
	<colgroup span="2" width="85"></colgroup>
	<tr>
		<td height="17" align="center" valign=bottom><b><font color="#000000">이름</font></b></td>
		<td align="center" valign=bottom><b>소속</b></td>
	</tr>
	<tr>
		<td height="17" align="left" valign=bottom>김서연</td>
		<td align="left" valign=bottom><i>한국대학교</i></td>
	</tr>
</table>
</body>

</html>`;

/** Google Sheets, with what Windows puts around it. */
export const GOOGLE_SHEETS = `<html><body>
<!--StartFragment--><meta name="generator" content="Sheets"/><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;">이름</td><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;">소속</td></tr><tr style="height:21px;"><td style="overflow:hidden;vertical-align:bottom;">김서연</td><td style="overflow:hidden;vertical-align:bottom;">한국대학교</td></tr></tbody></table><!--EndFragment-->
</body>
</html>`;
